// A few quiet sounds, made on the spot: nothing is loaded. Off unless switched on.
import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

function note(
    at: number,
    pitch: number,
    length: number,
    loud: number,
    kind: OscillatorType = "sine",
): void {
    if (!context) return;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = kind;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
}

// Paper on paper: a short breath of noise.
function rustle(at: number): void {
    if (!context) return;
    const samples = context.createBuffer(1, context.sampleRate * 0.12, context.sampleRate);
    const data = samples.getChannelData(0);
    for (let i = 0; i < data.length; ++i)
        data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
    const source = context.createBufferSource();
    source.buffer = samples;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = 2600;
    const gain = context.createGain();
    gain.gain.value = 0.12;
    source.connect(band).connect(gain).connect(context.destination);
    source.start(at);
}

export function play(sound: "card" | "painting" | "turn"): void {
    if (!settings.sounds) return;
    context ??= new AudioContext();
    const now = context.currentTime;
    if (sound === "card") rustle(now);
    else if (sound === "turn") note(now, 660, 0.25, 0.05);
    else
        [392, 494, 587, 784].forEach((pitch, i) =>
            note(now + i * 0.11, pitch, 0.7, 0.06, "triangle"),
        );
}

// Which lesson the coach tells now: the first one that is not learned and whose moment has come. The
// player may look back at those told before, and need not hear any of it.
import { untrack } from "svelte";
import { keepIn, recallFrom } from "../../store/device";
import { type Lesson, lessons, myMoves, type Seen } from "./lessons";

const place = "velatura.coach";

interface Kept {
    game: string;
    learnt: string[];
    silent: boolean;
}

function kept(game: string): Kept {
    const stored = recallFrom(place) as Kept | null;
    if (stored?.game === game && Array.isArray(stored.learnt)) return stored;
    return { game, learnt: [], silent: false };
}

export class Coach {
    silent = $state(false);
    #game: string;
    #learnt = $state<string[]>([]);
    #told = $state<{ lesson: Lesson; moves: number }[]>([]); // in order, with my moves until then
    #back = $state(0); // so many notes back from the latest
    #due: Lesson[] = []; // when last looked
    #moves = 0;

    constructor(game: string) {
        this.#game = game;
        const before = kept(game);
        this.#learnt = before.learnt;
        this.silent = before.silent;
    }

    get note(): Lesson | undefined {
        const at = this.#told.length - 1 - this.#back;
        const { lesson } = this.#told[at] ?? {};
        return lesson && (this.#back > 0 || !this.#knows(lesson)) ? lesson : undefined;
    }
    get number(): number {
        return lessons.findIndex((lesson) => lesson.id === this.note?.id) + 1;
    }
    get hasBefore(): boolean {
        return this.#back < this.#told.length - 1;
    }

    // To be called in an effect: whatever it reads of the table calls it again.
    look(seen: Seen): void {
        this.#moves = myMoves(seen.state).length;
        this.#due = lessons.filter((lesson) => lesson.when?.(seen) ?? true);
        const done = lessons.filter((lesson) => lesson.done?.(seen));
        untrack(() => {
            for (const lesson of done) this.#learn(lesson);
            // Who goes on playing has heard a note that asks for nothing, and need not do the others.
            for (const { lesson, moves } of this.#told)
                if (this.#moves - moves >= (lesson.done ? 2 : 1)) this.#learn(lesson);
            this.#tell();
        });
    }

    before(): void {
        if (this.hasBefore) ++this.#back;
    }

    // The next note; of the latest one: understood.
    next(): void {
        if (this.#back > 0) --this.#back;
        else if (this.note) this.#learn(this.note);
        this.#tell();
    }

    skip(): void {
        this.silent = true;
        this.#keep();
    }

    // A note stays until it is learned.
    #tell(): void {
        const latest = this.#told.at(-1)?.lesson;
        if (latest && !this.#knows(latest)) return;
        const lesson = this.#due.find((each) => !this.#knows(each));
        if (!lesson) return;
        this.#told.push({ lesson, moves: this.#moves });
        this.#back = 0;
    }

    #knows(lesson: Lesson): boolean {
        return this.#learnt.includes(lesson.id);
    }

    #learn(lesson: Lesson): void {
        if (this.#knows(lesson)) return;
        this.#learnt.push(lesson.id);
        this.#keep();
    }

    #keep(): void {
        const kept: Kept = { game: this.#game, learnt: [...this.#learnt], silent: this.silent };
        keepIn(place, kept);
    }
}

export const lessonCount = lessons.length;

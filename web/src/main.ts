import sprite from "virtual:icon-sprite";
import { mount } from "svelte";
import "./theme/fonts.css";
import "./theme/titles.css";
import "./theme/tokens.css";
import "./theme/base.css";
import App from "./app/App.svelte";
import { followAddress } from "./app/route.svelte";
import { followSettings, settings } from "./app/settings.svelte";
import { keepOffline } from "./offline/offline.svelte";
import { speak } from "./words/words.svelte";

followAddress();
followSettings();
// Nothing is drawn before its words are there.
await speak(settings.language);

const icons = document.createElementNS("http://www.w3.org/2000/svg", "svg");
icons.setAttribute("aria-hidden", "true");
icons.classList.add("sprite");
icons.innerHTML = sprite;
document.body.prepend(icons);

const target = document.getElementById("app");
if (target) mount(App, { target });
keepOffline();

import { mount } from "svelte";
import "katex/dist/katex.min.css";
import "./shell/tokens.css";
import "./shell/page.css";
import App from "./App.svelte";
import { breath } from "./shell/breath";
import { keepPage } from "./offline/offline.svelte";

// The page is set up in a piece of work of its own, after this script was read.
void breath().then(() => mount(App, { target: document.getElementById("app")! }));

// The development server changes its files all the time.
if (import.meta.env.PROD) addEventListener("load", () => void keepPage().catch(() => undefined));

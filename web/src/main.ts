/** Where the client begins: the look and the language first, then the app. */

import "./storage";
import { mount } from "svelte";
import App from "./App.svelte";
import "./design/index.css";
import { apply } from "./net/settings.svelte";
import { preferred, setLanguage } from "./words";

apply();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", apply);
await setLanguage(preferred(), false);
const place = document.getElementById("app");
if (place) {
  place.replaceChildren();
  mount(App, { target: place });
}

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { bridge } from "./build/bridge.ts";
import { compiled } from "./build/compiled.ts";
import { coreModule } from "./build/core-module.ts";
import { guidePages } from "./build/guide-pages.ts";
import { katexFonts } from "./build/katex-fonts.ts";
import { offline } from "./build/offline.ts";
import { packed } from "./build/packed.ts";
import { policy } from "./build/policy.ts";

export default defineConfig({
  base: "./",
  plugins: [svelte(), katexFonts(), policy(), coreModule(), guidePages(), bridge(), compiled(), offline(), packed()],
  worker: { format: "es", plugins: () => [coreModule()] },
  build: {
    outDir: process.env.SUMMAND_WEB_OUT ?? "../build/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ["chrome98", "firefox114", "safari16.4"],
    modulePreload: { polyfill: false },
    // Compressing the files takes its time.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

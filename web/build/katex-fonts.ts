// Of KaTeX's sixty font files the page ships those that values are set in.
import type { Plugin } from "vite";

const kept = /KaTeX_(Main-Regular|Math-Italic|Size[1-4]-Regular)\./;

/** The style sheet without the fonts that no value needs, and without the formats of old browsers. */
export function withFewFonts(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, (face) =>
    kept.test(face) ? face.replace(/,\s*url\([^)]*\.(woff|ttf)\)\s*format\("[^"]*"\)/g, "") : "",
  );
}

export function katexFonts(): Plugin {
  return {
    name: "summand-katex-fonts",
    enforce: "pre",
    transform(code, id) {
      return id.includes("katex") && id.split("?")[0]!.endsWith(".css") ? withFewFonts(code) : null;
    },
  };
}

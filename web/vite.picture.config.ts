import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

/** What a picture can say comes with it: there is nobody to fetch it from. */
const sources: Plugin = {
  name: "sources",
  enforce: "pre",
  resolveId: (id) =>
    id.endsWith("/sources") ? fileURLToPath(new URL("picture/sources.ts", import.meta.url)) : null,
};

/** The boards once more, to be drawn where there is no browser: one script that the server runs. */
export default defineConfig({
  plugins: [sources, svelte({ compilerOptions: { css: "injected" } })],
  publicDir: false,
  build: {
    ssr: "picture/main.ts",
    outDir: "../src/tampu/server/page/picture",
    emptyOutDir: true,
    minify: true,
    target: "es2022",
    rolldownOptions: { output: { format: "iife", entryFileNames: "boards.js" } },
  },
  ssr: { noExternal: true },
});

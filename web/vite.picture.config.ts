import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs/promises";
import { defineConfig, type Plugin } from "vite";

/** Words come with a picture's task, or with its board: there is nobody to fetch them from. */
const silent: Plugin = {
  name: "silent",
  enforce: "pre",
  load: (id) => (id.endsWith("/speech/sources.ts") ? "export const texts = () => [];" : null),
};

/** On the page the reader's own type is used; a picture brings it along. */
const TYPE = {
  "medium.ttf": "500Medium/Inter_500Medium.ttf",
  "bold.ttf": "700Bold/Inter_700Bold.ttf",
  LICENSE: "LICENSE_FONT",
};
const type: Plugin = {
  name: "type",
  async generateBundle() {
    for (const [fileName, file] of Object.entries(TYPE)) {
      const path = new URL(`node_modules/@expo-google-fonts/inter/${file}`, import.meta.url);
      this.emitFile({ type: "asset", fileName, source: await readFile(path) });
    }
  },
};

/** The boards once more, to be drawn where there is no browser: one script that the server runs. */
export default defineConfig({
  plugins: [silent, type, svelte({ compilerOptions: { css: "injected" } })],
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

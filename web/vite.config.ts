/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build, defineConfig, type Plugin, type ResolvedConfig } from "vite";

const server = process.env.TAMPU_API ?? "http://127.0.0.1:8000";

/** Of a game's words only what stands on its box, asked for by `?cover`: the home page shows four of
 *  them, and nobody who looks at it waits for all that the games can say. */
const covers: Plugin = {
  name: "covers",
  enforce: "pre",
  async load(id) {
    const [path, query] = id.split("?", 2);
    if (query !== "cover") return null;
    const lines = (await readFile(path, "utf-8")).split("\n");
    const kept = lines.filter((line) => line.startsWith("game-"));
    return `export default ${JSON.stringify(kept.join("\n"))}`;
  },
};

let page: ResolvedConfig;
/** With the page comes what draws pictures of it: no build leaves one without the other. */
const pictures: Plugin = {
  name: "pictures",
  apply: "build",
  configResolved: (config) => void (page = config),
  async closeBundle(error) {
    if (error || process.env.VITEST) return;
    await build({
      configFile: resolve(page.root, "vite.picture.config.ts"),
      root: page.root,
      logLevel: page.logLevel,
      build: { outDir: resolve(page.root, page.build.outDir, "picture") },
    });
  },
};

/** What is kept for the time without a network is kept under a name that changes with it. */
const worker: Plugin = {
  name: "worker",
  apply: "build",
  async closeBundle(error) {
    if (error || process.env.VITEST) return;
    const file = (name: string) => resolve(page.root, page.build.outDir, name);
    const hash = createHash("sha256");
    for (const name of ["offline.html", "offline.js", "plain.css", "icon.svg"])
      hash.update(await readFile(file(name)));
    const text = await readFile(file("worker.js"), "utf-8");
    await writeFile(file("worker.js"), text.replace("BUILD", hash.digest("hex").slice(0, 12)));
  },
};

export default defineConfig({
  plugins: [covers, pictures, worker, svelte()],
  // Files name each other by where they lie; the server tells the first page where that is.
  base: "./",
  build: {
    outDir: "../src/tampu/server/page",
    emptyOutDir: true,
    assetsDir: "assets",
    // Nothing becomes a data: address, so that the strictest content policy fits.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        // What is always wanted together comes together: a visit is some twenty files, not eighty.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "house",
              test: /node_modules|web\/wire|shell\/(browser|marks|speech|house|rules)\/|aside\/spot|lessons\/learned|guide\/guide\.|sheet\/facts/,
            },
            {
              name: "table",
              test: /shell\/(table|frame|sheet)\/|guide\/.*Card|lessons\/(Coach|liveLesson|trial)|aside\/(SpotMenu|lines|rows|notes)|study\/(study|figures)|learn\/(Rings|things|figures|framing|What|PassageText)|setup\/origin/,
            },
          ],
        },
      },
    },
  },
  // Words and rules are read from the games' own folders.
  server: {
    port: 8200,
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["**/*.test.ts"] },
});

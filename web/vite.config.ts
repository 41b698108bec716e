/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.TAMPU_API ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tampu/server/page",
    emptyOutDir: true,
    assetsDir: "assets",
    // Nothing becomes a data: address, so that the strictest content policy fits.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
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

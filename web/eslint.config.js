import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** A paragraph's number is no condition: what is legal and what comes of it, the engine says. Pictures,
 *  times and words by paragraph are tables (boards/kit/told.ts). */
const NUMBER = "/^(MP|CK|IE|CF)-\\d/";
const RULE_AS_CONDITION = [
  `BinaryExpression > Literal[value=${NUMBER}]`,
  `SwitchCase > Literal[value=${NUMBER}]`,
  `CallExpression[callee.property.name=/^(startsWith|endsWith)$/] > Literal[value=${NUMBER}]`,
].map((selector) => ({
  selector,
  message: "A paragraph's number is no condition: ask the engine.",
}));

export default ts.config(
  { ignores: ["wire/schema.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // TypeScript knows the names.
      "no-undef": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_", argsIgnorePattern: "^_" },
      ],
      "max-lines": ["error", { max: 400 }],
      "no-restricted-syntax": ["error", ...RULE_AS_CONDITION],
    },
  },
  { files: ["**/*.test.ts"], rules: { "no-restricted-syntax": "off" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      // The router works with plain paths.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);

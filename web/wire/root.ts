/** Where the house stands on its host: "/", or a path such as "/tampu/". The server writes it into
 *  the first page, so that one build fits everywhere. */
export const root =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? "/";

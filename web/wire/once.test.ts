import { describe, expect, it, vi } from "vitest";
import { once } from "./once";

describe("what is fetched once", () => {
  it("comes from memory the second time, for each key", async () => {
    const fetch = vi.fn((game: string, lang: string) => Promise.resolve(`${game} in ${lang}`));
    const book = once(fetch);
    expect(await book("mp", "en")).toBe("mp in en");
    expect(await book("mp", "en")).toBe("mp in en");
    expect(await book("mp", "fr")).toBe("mp in fr");
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("is tried again after a failure", async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce("there");
    const book = once(fetch as (key: string) => Promise<string>);
    await expect(book("mp")).rejects.toThrow("away");
    expect(await book("mp")).toBe("there");
  });
});

import { describe, expect, it } from "vitest";
import type { Message } from "#modules/platform/messages";
import { spanish } from "~/messages/es/index.server";

type Words = Readonly<Record<string, Message>>;
interface Named {
  readonly name: string;
  readonly en: Words;
}

const files = import.meta.glob<Record<string, unknown>>(
  [
    "/app/messages/*.ts",
    "/modules/**/*messages.ts",
    "/modules/**/words.ts",
    "/modules/**/contract.ts",
  ],
  { eager: true },
);
const isNamed = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && "en" in value && "name" in value;
const catalogues = [...new Set(Object.values(files).flatMap((file) => Object.values(file)))].filter(
  isNamed,
);
const translations: Readonly<Record<string, Words>> = spanish;

const parameters = (text: Message | undefined): readonly string[] =>
  [...JSON.stringify(text ?? "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort();

describe("Spanish", () => {
  it("has each catalogue that bears a name, and none besides", () => {
    expect(catalogues.map(({ name }) => name).sort()).toEqual(Object.keys(translations).sort());
  });

  it.each(catalogues.map((catalogue) => [catalogue.name, catalogue] as const))(
    "has every word of %s, with the parameters of the English",
    (name, { en }) => {
      const words = translations[name] ?? {};
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en)) {
        expect([key, new Set(parameters(words[key]))]).toEqual([key, new Set(parameters(text))]);
      }
    },
  );
});

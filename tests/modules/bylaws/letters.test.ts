import { expect, it } from "vitest";
import { createBylaws, documentModelOf, findBylaws } from "#modules/bylaws/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { chapterFields } from "../../factories/bylaws";
import { accepted } from "./worker";

const ctx = createCtx();

async function warningsOf(name: string) {
  const fields = chapterFields({ name });
  const { hash } = accepted(await createBylaws(ctx, { variant: "chapter", fields }));
  return [
    (await findBylaws(ctx, "chapter", hash))?.warnings,
    (await documentModelOf(ctx, hash))?.warnings,
  ];
}

it("bylaws name the letters that no font of the PDF has, beside the form and the document", async () => {
  const warning = [expect.stringContaining("shows a code in place of 𓀀 𓁐, which none")];
  expect(await warningsOf("Chapter 𓀀 of 𓁐 and 𓀀")).toEqual([warning, warning]);
  expect(await warningsOf("中文 한국어 🎉 Chapter")).toEqual([[], []]);
  const many = Array.from({ length: 20 }, (_, at) => String.fromCodePoint(0x13000 + at)).join("");
  const [form] = await warningsOf(many);
  expect(form?.[0]?.match(/\p{Script=Egyptian_Hieroglyphs}/gu)).toHaveLength(12);
  expect(form?.[0]).toContain(" …,");
});

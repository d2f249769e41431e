import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { LinkedText } from "~/screens/mailbox/letter/linked-text";
import { exampleLetters, readLetter } from "~/screens/mailbox/letters.server";

const ctx = createCtx();

it("every room's e-mail has a subject, words and the product's name, and needs no picture", async () => {
  const letters = await exampleLetters(ctx);
  expect(letters.map(({ messageId }) => messageId)).toContain("accounts.password-reset");
  for (const letter of letters) {
    expect(letter.subject, letter.messageId).toMatch(/^\S.{3,77}$/);
    expect(letter.text, letter.messageId).toContain("Goodstanding");
    expect(letter.text, letter.messageId).not.toMatch(/undefined|\[object|\{\w+\}/);
    expect(letter.html, letter.messageId).not.toContain("<img");
  }
  const [first] = letters;
  expect(await readLetter(ctx, first?.id ?? "")).toMatchObject({ subject: first?.subject });
  expect(await readLetter(ctx, "template-none")).toBeUndefined();
});

it("the addresses in a letter's text can be followed, and nothing in it becomes markup", () => {
  const text = 'See https://a.example/x?y=1&z=2 or <b onclick="x">javascript:alert(1)</b>';
  expect(renderToStaticMarkup(<LinkedText text={text} />)).toBe(
    'See <a href="https://a.example/x?y=1&amp;z=2">https://a.example/x?y=1&amp;z=2</a>' +
      " or &lt;b onclick=&quot;x&quot;&gt;javascript:alert(1)&lt;/b&gt;",
  );
});

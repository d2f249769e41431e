import { describe, expect, it } from "vitest";
import { brand } from "#modules/platform/brand.server";
import { type MailDefinition, renderMail } from "#modules/platform/mail/define.server";

const files = import.meta.glob<Record<string, unknown>>("/modules/**/*.mail.tsx", { eager: true });
const isMail = (value: unknown): value is MailDefinition<object> =>
  typeof value === "object" && value !== null && "component" in value && "example" in value;
const mails = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isMail);

/** English for everybody, each for a reason that stands. */
const english: Readonly<Record<string, readonly string[]>> = {
  "Staff get it, whose pages are in English.": [
    "audit.fault",
    "billing.staff-notice",
    "inquiries.arrived",
    "standing.hold-notice",
    "vault.quarantine-notice",
  ],
  "It brings a paper that is in English.": ["gifts.letter"],
};
const names = Object.values(english).flat();

/** What a mail says, line by line, without links, our name and what its example gives. */
async function linesOf(mail: MailDefinition<object>, locale: "en" | "es"): Promise<string[]> {
  const { subject, text } = await renderMail(mail, mail.example, locale);
  const given = JSON.stringify(mail.example);
  return [subject, ...text.split("\n")].filter(
    (line) =>
      /\p{L}{3}/u.test(line) &&
      line !== brand.name &&
      !line.includes("://") &&
      !given.includes(line),
  );
}

describe("mails", () => {
  it("are in English alone where a reason is given", async () => {
    const alike = await Promise.all(
      mails.map(async (mail) => {
        const [inEnglish, inSpanish] = [await linesOf(mail, "en"), await linesOf(mail, "es")];
        return inSpanish[0] === inEnglish[0] ? [mail.name] : [];
      }),
    );
    expect(alike.flat().sort()).toEqual([...names].sort());
  });

  it.each(
    mails.filter(({ name }) => !names.includes(name)).map((mail) => [mail.name, mail] as const),
  )("%s says nothing in English to who reads Spanish", async (_, mail) => {
    const inEnglish = new Set(await linesOf(mail, "en"));
    const kept = (await linesOf(mail, "es")).filter((line) => inEnglish.has(line));
    expect(kept).toEqual([]);
  });
});

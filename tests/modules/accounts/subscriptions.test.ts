import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readRecipient, readSubscription, unsubscribe } from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { deliverMail, type MailDefinition } from "#modules/platform/mail/index.server";
import { newsMail, reminderMail } from "../platform/news.mail";
import { lettersTo } from "./mailbox";
import { makePerson, type Person, system, visitor } from "./people";

/** Sends a letter as a job handler does. */
async function send(person: Person, mail: MailDefinition<{ news: string }>): Promise<boolean> {
  const recipient = await readRecipient(system, { userId: person.id, kind: mail.kind });
  if (!recipient) return false;
  const messageKey = randomUUID();
  const { sent } = await deliverMail(system, {
    mail,
    ...recipient,
    props: mail.example,
    messageKey,
  });
  return sent;
}

const linkOf = (header: string | undefined) => /^<([^>]+)>$/.exec(header ?? "")?.[1] ?? "";
const tokenOf = (link: string) => link.split("/unsubscribe/")[1] ?? "";

async function letterOf(person: Person, mail = newsMail) {
  expect(await send(person, mail)).toBe(true);
  const [letter] = await lettersTo(person.email);
  if (!letter) throw new Error("no letter");
  return letter;
}

describe("letters that their reader may end", () => {
  it("B-79 carry the headers of one-click unsubscribe and a link at the foot", async () => {
    const letter = await letterOf(await makePerson());
    const link = linkOf(letter.headers["List-Unsubscribe"]);
    expect(link).toMatch(/\/unsubscribe\/\d+\.bulk\.[\w-]{43}$/);
    expect(letter.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(letter.html).toContain(`href="${link}"`);
    expect(letter.text).toContain(link);
  });

  it("B-79 are not delivered once they were ended; those of the other kind still are", async () => {
    const person = await makePerson();
    const { headers } = await letterOf(person);
    const token = tokenOf(linkOf(headers["List-Unsubscribe"]));
    expect(await unsubscribe(visitor, token)).toEqual({ ok: true, value: { kind: "bulk" } });
    expect(await send(person, newsMail)).toBe(false);
    expect(await lettersTo(person.email)).toHaveLength(1);
    expect(await send(person, reminderMail)).toBe(true);
    expect(await readSubscription(visitor, token)).toEqual({ kind: "bulk", isSubscribed: false });
  });

  it("B-79 are ended for good by the second click too, and noted once", async () => {
    const person = await makePerson();
    const token = tokenOf(
      linkOf((await letterOf(person, reminderMail)).headers["List-Unsubscribe"]),
    );
    await Promise.all([unsubscribe(visitor, token), unsubscribe(visitor, token)]);
    expect(await unsubscribe(visitor, token)).toMatchObject({ ok: true });
    const where = { subject: `user:${person.id}`, action: "accounts.unsubscribed" };
    expect(await db.auditEntry.findMany({ where, select: { data: true } })).toEqual([
      { data: { kind: "event" } },
    ]);
  });

  it("B-79 are not sent to somebody who never wanted them", async () => {
    const person = await makePerson({ isSubscribedEventEmails: false });
    expect(await send(person, reminderMail)).toBe(false);
    expect(await send(person, newsMail)).toBe(true);
  });

  it("cannot be sent without a way to end them", async () => {
    const letter = { mail: newsMail, to: "a@people.example", props: newsMail.example };
    const sending = deliverMail(system, { ...letter, messageKey: randomUUID(), locale: "en" });
    await expect(sending).rejects.toThrow("tests.news may be ended by its reader");
  });

  it("a letter that somebody has to get has no such link and reaches everybody", async () => {
    const { id, email } = await makePerson({ isSubscribedBulkEmails: false });
    expect(await readRecipient(system, { userId: id })).toEqual({
      to: email,
      locale: "en",
      languages: { locale: "en", formatLocale: "en-US" },
    });
    expect(await readRecipient(system, { userId: 999_999_999 })).toBeUndefined();
  });
});

describe("the link that ends letters", () => {
  it("ends nothing when it is not ours", async () => {
    const person = await makePerson();
    const token = tokenOf(linkOf((await letterOf(person)).headers["List-Unsubscribe"]));
    const [id = "", kind = "", signature = ""] = token.split(".");
    const forged = [
      `${Number(id) + 1}.${kind}.${signature}`,
      `${id}.event.${signature}`,
      `${id}.${kind}.${signature.slice(1)}`,
      `${id}.${kind}.`,
      `0${token}`,
      "",
    ];
    for (const one of forged) {
      expect(await unsubscribe(visitor, one)).toMatchObject({ refusal: { code: "not_found" } });
      expect(await readSubscription(visitor, one)).toBeUndefined();
    }
    expect(await readSubscription(visitor, token)).toMatchObject({ isSubscribed: true });
  });
});

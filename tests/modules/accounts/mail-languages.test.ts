import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  changePassword,
  inviteStaff,
  registerApplicant,
  requestEmailChange,
  storeAccountUser,
  updateAccountUser,
} from "#modules/accounts/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import type { Locale } from "#modules/platform/messages";
import { ok } from "#modules/platform/result";
import { changesOf, makeClub, newPerson } from "./clubs";
import { lettersTo } from "./mailbox";
import { as, makePerson, newAddress, type Person, password, runJobs, signInInput } from "./people";
import { ask, newPassword } from "./resets";

beforeEach(() => runJobs());

/** Somebody who reads a language on a page that is English for everybody. */
const reading = (ctx: Ctx, reads: Locale): Ctx => ({ ...ctx, reads });

/** What was mailed to an address last: its language, and its subject. */
async function mailed(address: string): Promise<readonly [string | undefined, string | undefined]> {
  await runJobs();
  const [letter] = await lettersTo(address);
  return [/<html dir="ltr" lang="(\w+)"/.exec(letter?.html ?? "")?.[1], letter?.subject];
}

/** Each kind of mail: how a person who asks in a language brings it about, and whom it goes to. */
const mails: readonly (readonly [
  kind: string,
  subject: RegExp,
  send: (reads: Locale, reader: Person) => Promise<string>,
])[] = [
  [
    "a reset link",
    /^Restablezca su contraseña de /,
    async (reads, { email }) => {
      await ask(email, createCtx({ locale: reads }));
      return email;
    },
  ],
  [
    "the notice of a changed password",
    /^Se cambió su contraseña de /,
    async (reads, person) => {
      const changed = await changePassword(reading(as(person), reads), {
        current_password: password,
        password: newPassword,
        password_confirmation: newPassword,
        userAgent: "",
      });
      expect(changed).toMatchObject({ ok: true });
      return person.email;
    },
  ],
  [
    "the notice to a known address",
    /^Ya tiene una cuenta de /,
    async (reads, { email }) => {
      const input = { ...signInInput(email, "another-password-9"), isVerified: true };
      await registerApplicant(createCtx({ locale: reads }), input, async () => ok(undefined));
      return email;
    },
  ],
  [
    "the link to a new address",
    /^Confirme su nuevo correo electrónico en /,
    async (reads, person) => {
      const email = newAddress();
      const wish = { email, current_password: password };
      expect(await requestEmailChange(reading(as(person), reads), wish)).toMatchObject({
        ok: true,
      });
      return email;
    },
  ],
  [
    "the notice that another address was asked for",
    /^Alguien quiere cambiar su correo electrónico en /,
    async (reads, person) => {
      const wish = { email: newAddress(), current_password: password };
      expect(await requestEmailChange(reading(as(person), reads), wish)).toMatchObject({
        ok: true,
      });
      return person.email;
    },
  ],
  [
    "an invitation to an account",
    /^Elm Street Boosters le invita a /,
    async (reads, { email }) => {
      const club = await makeClub();
      const invited = newPerson({ email });
      const stored = await storeAccountUser(reading(as(club.primary), reads), club.id, invited);
      expect(stored).toMatchObject({ ok: true });
      return email;
    },
  ],
  [
    "the notice of a new primary user",
    /^Elm Street Boosters tiene un nuevo usuario principal$/,
    async (reads, reader) => {
      const { id, member, primary } = await makeClub();
      await db.user.update({
        where: { id: primary.id },
        data: await db.user.findUniqueOrThrow({
          where: { id: reader.id },
          select: { locale: true },
        }),
      });
      const changes = changesOf({ is_primary: true });
      const changed = await updateAccountUser(
        reading(as(primary), reads),
        { accountId: id, userId: member.id },
        changes,
      );
      expect(changed).toMatchObject({ ok: true });
      return primary.email;
    },
  ],
];

describe("the language of a mail", () => {
  it.each(mails)("of %s is the one that its reader chose", async (_, subject, send) => {
    const address = await send("en", await makePerson({ locale: "es-MX" }));
    expect(await mailed(address)).toEqual(["es", expect.stringMatching(subject)]);
  });

  it.each(mails)("of %s is else the one in which it was asked for", async (_, subject, send) => {
    const address = await send("es", await makePerson());
    expect(await mailed(address)).toEqual(["es", expect.stringMatching(subject)]);
  });

  it.each(mails)("of %s stays English for who chose it, whoever asks", async (_, subject, send) => {
    const address = await send("es", await makePerson({ locale: "en-US" }));
    expect(await mailed(address)).toEqual(["en", expect.not.stringMatching(subject)]);
  });

  it("is that of the inviter for somebody who has no account yet", async () => {
    const club = await makeClub();
    const invited = newPerson();
    await storeAccountUser(reading(as(club.primary), "es"), club.id, invited);
    expect(await mailed(invited.email)).toEqual(["es", expect.stringContaining(" le invita a ")]);
    const [letter] = await lettersTo(invited.email);
    expect(letter?.text).toMatch(/hasta el \d+ de \p{L}+ de \d{4}\./u);
  });

  it("is that of the primary user for somebody who gets a password from them", async () => {
    const club = await makeClub();
    const added = newPerson({ password: newPassword });
    await storeAccountUser(reading(as(club.primary), "es"), club.id, added);
    expect(await mailed(added.email)).toEqual(["es", expect.stringContaining("iniciar sesión")]);
  });

  it("is that of the owner for somebody who is invited to the staff", async () => {
    const owner = await makePerson({ isStaff: true });
    const email = `${randomUUID()}@staff.example`;
    const invited = await inviteStaff(reading(as(owner), "es"), { email, role: "support" });
    expect(invited).toMatchObject({ ok: true });
    expect(await mailed(email)).toEqual(["es", expect.stringContaining("Le invitan al personal")]);
  });
});

import { createGroup } from "#modules/accounts/index.server";
import type { LetterKind } from "#modules/letters/contract";
import {
  formOfTemplate,
  type LettersToSend,
  readLetter,
  readTemplate,
  sendLetters,
  signLetter,
  templateSchema,
} from "#modules/letters/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { join, makeClub } from "../accounts/clubs";
import { type Person, system } from "../accounts/people";
import { must } from "../duties/calendar";
import { enter } from "../officers/officers-world";
import { work as workOff } from "../standing/clubs-world";

/** A clock that a test moves on by hand, and people who act by it, having just given their password. */
export function clock(start = "2026-11-23T17:00:00Z") {
  let time = Date.parse(start);
  const now = () => new Date(time);
  return {
    now,
    set: (at: string) => {
      time = Date.parse(at);
    },
    system: createCtx({ actor: { kind: "system", name: "tests" }, now }),
    as: (person: Person, accountIds: readonly number[], changes: object = {}): Ctx =>
      createCtx({
        actor: {
          kind: "user",
          userId: person.id,
          isStaff: false,
          accountIds: [...accountIds],
          provedAt: now(),
          ...changes,
        },
        now,
      }),
  };
}
export type Clock = ReturnType<typeof clock>;

export const evidence = { sessionId: "session-1", ip: "203.0.113.77" };

/** A group with its headquarters, and so many chapters, each with a president who signs in. */
export async function makeGroup(time: Clock, chapters = 1) {
  const central = await makeClub({ name: "Delta Rho Omega", members: 0 });
  const group = must(
    await createGroup(system, { label: "Delta Rho Omega", centralAccountId: central.id }),
  );
  await db.group.update({ where: { id: group.id }, data: { gen: "5271" } });
  const made = [];
  for (let count = 0; count < chapters; count++) {
    const { id, primary } = await makeClub({ name: `Chapter ${count + 1}`, members: 0 });
    await db.account.update({ where: { id }, data: { groupId: group.id, ein: "123456789" } });
    await enter(time.system, id, { email: primary.email, starts_on: "2026-07-01" });
    made.push({ id, president: primary, ctx: () => time.as(primary, [id]) });
  }
  const [chapter] = made;
  if (!chapter) throw new Error("no chapter was made");
  const hq = () => time.as(central.primary, [central.id]);
  return { groupId: group.id, central, hq, chapter, chapters: made };
}
export type World = Awaited<ReturnType<typeof makeGroup>>;

/** A further officer of a chapter, who signs in. */
export async function secondOfficer(time: Clock, accountId: number, name = "Ada Lovelace") {
  const person = await join(accountId);
  await enter(time.system, accountId, {
    office: "secretary",
    name,
    email: person.email,
    starts_on: "2026-07-01",
  });
  return { person, ctx: () => time.as(person, [accountId]) };
}

/** The form of a kind as it is now, with changes. */
export async function sending(
  { central, hq }: World,
  kind: LetterKind = "inclusion",
  changes: Readonly<Record<string, string>> = {},
): Promise<LettersToSend> {
  const { template } = must(await readTemplate(hq(), central.id, kind));
  const sent = { ...formOfTemplate(template), ...changes };
  const fields = must(parseFields(templateSchema, sent, "en"));
  const key = `key-${Math.random()}`;
  return { accountId: central.id, kind, version: template.version, fields, days: null, key };
}

/** Sends letters of a kind, and gives the first chapter's. */
export async function sendOne(
  world: World,
  kind: LetterKind = "inclusion",
  changes: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { id } = must(await sendLetters(world.hq(), await sending(world, kind, changes)));
  const letter = await db.letter.findFirstOrThrow({
    where: { actId: id, accountId: world.chapter.id },
  });
  return letter.id;
}

/** Signs a letter with the text that it has now. */
export async function sign(ctx: Ctx, id: number, name = "Grace Hopper", changes: object = {}) {
  const { textSha256 } = must(await readLetter(ctx, id));
  const fields = { digest: textSha256, agrees: true, full_name: name, ...changes };
  return signLetter(ctx, { id, fields, evidence });
}

/** Does everything that waits, a second later, so that its mails are newer than those of before. */
export function work(time: Clock) {
  time.set(new Date(time.now().getTime() + 1_000).toISOString());
  return workOff({ ctx: time.system });
}

import { randomUUID } from "node:crypto";
import { createUser } from "#modules/accounts/index.server";
import type { NudgeFields } from "#modules/headquarters/index.server";
import { civilDate, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { newAddress, system } from "#tests/modules/accounts/people";
import { must } from "./headquarters-world";

/** The finding that the tests ask about, and the duty. */
export const FINDING = "standing.bylaws_missing";
export const DUTY = "duty.us.990n";
export const PERIOD = "2026-06-30";

export const nudge = (changes: Partial<NudgeFields> = {}): NudgeFields => ({
  topic: FINDING,
  subject: "{chapter}: please help",
  text: "Dear {chapter},\n\n{reason}\n\nBy {due}: {link}",
  when: "now",
  send_on: null,
  insists: false,
  chapters: "",
  form_key: randomUUID(),
  ...changes,
});

/** Says of chapters that they lack bylaws, or no longer. */
export async function lackBylaws(accountIds: readonly number[], isLacking = true): Promise<void> {
  const findings = isLacking ? [{ code: "bylaws_missing", evidence: "records" }] : [];
  const verdict = isLacking ? "attention" : "good";
  for (const accountId of accountIds) {
    const data = { verdict, findings, digest: randomUUID() };
    await db.standing.upsert({
      where: { accountId },
      create: { accountId, ...data },
      update: data,
    });
  }
}

/** Has chapters file the notice of a year by a day. */
export const oweNotice = (
  accountIds: readonly number[],
  dueOn: string,
  { state = "open", period = PERIOD } = {},
) =>
  db.duty.createMany({
    data: accountIds.map((accountId) => ({
      accountId,
      code: "us.990n",
      period,
      level: "federal",
      dueOn: toUtcDate(civilDate(dueOn)),
      state,
      isConfirmed: true,
      isOptional: false,
      counts: true,
    })),
  });

/** Lets somebody into an account, who takes such mail or does not. */
export async function person(accountId: number, isSubscribedEventEmails = true, firstName = "Ada") {
  const email = newAddress();
  const { id } = must(
    await createUser(system, { email, password: "booster-club-2026", firstName }),
  );
  await db.user.update({ where: { id }, data: { isSubscribedEventEmails } });
  await db.accountUser.create({ data: { accountId, userId: id } });
  return { id, email };
}

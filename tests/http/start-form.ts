import { db } from "#modules/platform/db.server";
import { password } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";

/** Where an application is started. */
export const path = "/application/start";
export const form = `${path}?level=1001`;

/** Opens the form for so long that its signed time is taken for a person's, and returns that. */
export async function signedTime(url: string): Promise<string> {
  const at = (await new Visitor(url).open(form)).hidden("_at");
  return at;
}

/** A visitor who has the form before them. */
export async function atTheForm(url: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.open(form);
  return visitor;
}

/** Right fields of somebody new. */
export const fieldsOf = (_at: string, email: string, changes: Record<string, unknown> = {}) => ({
  email,
  password,
  level_id: "1001",
  schema: "start-up",
  _at,
  ...changes,
});

export const userOf = (email: string) =>
  db.user.findUnique({
    where: { emailKey: email.toLowerCase() },
    include: { accounts: { include: { account: { include: { applications: true } } } } },
  });

export const applicationsOf = async (email: string) =>
  ((await userOf(email))?.accounts ?? []).flatMap(({ account }) => account.applications);

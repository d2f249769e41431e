import { randomUUID } from "node:crypto";
import {
  type Acceptance,
  addAccountUser,
  createAccount,
  type NewAccountPerson,
  storeAccountUser,
} from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { lettersTo } from "./mailbox";
import { as, makePerson, newAddress, type Person, runJobs, system } from "./people";

/** An account with its primary user and so many other members. */
export async function makeClub(options: { name?: string; members?: number } = {}) {
  const made = await createAccount(system, { name: options.name ?? "Elm Street Boosters" });
  if (!made.ok) throw new Error("the account was refused");
  const { id } = made.value;
  const primary = await join(id);
  const members: Person[] = [];
  for (let count = options.members ?? 1; count > 0; count--) members.push(await join(id));
  const [member = primary] = members;
  return { id, primary, member, members };
}

/** Lets a person into an account, a new one when none is given. */
export async function join(accountId: number, person?: Person): Promise<Person> {
  const joining = person ?? (await makePerson());
  const added = await addAccountUser(system, { accountId, userId: joining.id });
  if (!added.ok) throw new Error(`joining was refused: ${added.refusal.code}`);
  return joining;
}

/** The fields of a new person, as a form sends them. */
export const newPerson = (changes: Partial<NewAccountPerson> = {}): NewAccountPerson => ({
  email: newAddress(),
  first_name: "Grace",
  last_name: "Hopper",
  password: "",
  phone: "",
  sms_phone: "",
  is_primary: false,
  is_subscribed_bulk_emails: true,
  is_subscribed_event_emails: true,
  is_subscribed_sms: false,
  ...changes,
});

/** Adds a person by the account's primary user, or by whoever is given. */
export async function store(
  accountId: number,
  actor: Person,
  changes: Partial<NewAccountPerson> = {},
  now?: () => Date,
) {
  const stored = await storeAccountUser(as(actor, now), accountId, newPerson(changes));
  if (!stored.ok) throw new Error(`storing was refused: ${JSON.stringify(stored.refusal)}`);
  return stored.value;
}

/** Sends what waits and returns the token of the newest invitation to an address. */
export async function invitationToken(email: string, ctx: Ctx = system): Promise<string> {
  await runJobs(ctx);
  const letters = await lettersTo(email);
  const tokens = letters.flatMap(({ text }) => /\/invitation\/([\w-]{43})/.exec(text)?.[1] ?? []);
  const [token] = tokens;
  if (!token) throw new Error(`${email} got no invitation`);
  return token;
}

/** The user ids of an account's primary users: always one. */
export async function primaryIds(accountId: number): Promise<number[]> {
  const rows = await db.accountUser.findMany({ where: { accountId, isPrimary: true } });
  return rows.map(({ userId }) => userId);
}

/** Changes without a way of signing in, for `updateAccountUser`. */
export const changesOf = <T extends object>(changes: T) => ({
  password: "",
  current_password: "",
  userAgent: "",
  ...changes,
});

/** Accepting as a new person does. */
export const acceptance = (token: string, changes: Partial<Acceptance> = {}): Acceptance => ({
  token,
  first_name: "Grace",
  last_name: "Murray",
  password: "drum-corps-1943",
  password_confirmation: "drum-corps-1943",
  ip: randomUUID(),
  userAgent: "",
  ...changes,
});

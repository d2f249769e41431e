import {
  addEmailRequest,
  emailRequestToken,
} from "#modules/accounts/profile/email-request-store.server";
import { unsubscribeUrl } from "#modules/accounts/profile/unsubscribe-link.server";
import { openSession } from "#modules/accounts/sign-in/store.server";
import { startApplication } from "#modules/applications/index.server";
import { createBylaws } from "#modules/bylaws/index.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { makeAccount } from "#tests/factories/account";
import { chapterFields } from "#tests/factories/bylaws";
import { makePerson, newAddress } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";

/** Who tries a route: nobody, a member of another account, a member of the account, staff. */
export const people = ["visitor", "other", "own", "staff"] as const;
export type Person = (typeof people)[number];

/** What the tried addresses name: the account that `own` belongs to, and what belongs to it. */
export interface World {
  readonly accountId: number;
  readonly otherAccountId: number;
  /** The primary person of the account. */
  readonly ownId: number;
  readonly otherId: number;
  readonly staffId: number;
  /** Bylaws that a visitor made. */
  readonly bylawsHash: string;
  /** The token of the account's open application. */
  applicationToken(): Promise<string>;
  /** Somebody who was just added to the account, not as its primary user. */
  newMember(): Promise<number>;
  /** The path of a fresh link that gives `own` another address. */
  emailPath(): Promise<string>;
  /** The path of the link that ends `own`'s reminders. */
  readonly unsubscribePath: string;
  /** A browser of that person with a fresh session and the anti-forgery token of a page. */
  browserOf(person: Person): Promise<Visitor>;
  /** The same, one for all that only reads. */
  readerOf(person: Person): Promise<Visitor>;
}

const system = createCtx({ actor: { kind: "system", name: "tests" } });

/** Makes the accounts and the people, in the database that the web server uses too. */
export async function makeWorld(origin: string): Promise<World> {
  const account = await makeAccount(system, "Own Boosters");
  const otherAccount = await makeAccount(system, "Other Boosters");
  const own = await makePerson();
  const other = await makePerson();
  const staff = await makePerson({ isStaff: true });
  await db.accountUser.createMany({
    data: [
      { accountId: account.id, userId: own.id, isPrimary: true },
      { accountId: otherAccount.id, userId: other.id, isPrimary: true },
    ],
  });
  const bylaws = await createBylaws(system, { variant: "chapter", fields: chapterFields() });
  if (!bylaws.ok) throw new Error("the bylaws were refused");
  const ids = { own: own.id, other: other.id, staff: staff.id };
  const readers = new Map<Person, Promise<Visitor>>();
  const browserOf = async (person: Person) => {
    const browser = new Visitor(origin);
    if (person !== "visitor") browser.setCookie("sid", `s.${await sessionOf(ids[person])}`);
    await browser.open("/privacy");
    return browser;
  };
  return {
    accountId: account.id,
    otherAccountId: otherAccount.id,
    ownId: own.id,
    otherId: other.id,
    staffId: staff.id,
    bylawsHash: bylaws.value.hash,
    unsubscribePath: new URL(unsubscribeUrl({ userId: own.id, kind: "event" })).pathname,
    applicationToken: () => applicationTokenOf(account.id),
    async newMember() {
      const { id } = await makePerson();
      await db.accountUser.create({ data: { accountId: account.id, userId: id } });
      return id;
    },
    emailPath: () => emailPathOf(own.id),
    browserOf,
    readerOf(person) {
      const reader = readers.get(person) ?? browserOf(person);
      readers.set(person, reader);
      return reader;
    },
  };
}

async function applicationTokenOf(accountId: number): Promise<string> {
  const begun = { accountId, levelId: 1001, schema: "start-up" };
  const started = await startApplication(system, begun);
  if (!started.ok) throw new Error("the application was refused");
  return started.value.token;
}

async function emailPathOf(userId: number): Promise<string> {
  const { emailKey } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const made = await inTransaction(system, async (tx) => {
    const wanted = { userId, newEmail: newAddress(), oldEmailKey: emailKey };
    return ok(await addEmailRequest(tx, wanted));
  });
  if (!made.ok) throw new Error("no link");
  const row = await db.emailRequest.findUniqueOrThrow({ where: { id: made.value } });
  return `/account/email/${emailRequestToken(row)}`;
}

async function sessionOf(userId: number): Promise<string> {
  const opened = await inTransaction(system, async (tx) =>
    ok(await openSession(tx, { userId, device: "", secondFactor: "none" })),
  );
  if (!opened.ok) throw new Error("no session");
  return opened.value.token;
}

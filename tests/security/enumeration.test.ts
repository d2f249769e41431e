import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { newPassword, resetBody } from "#tests/http/password-script";
import { signedIn } from "#tests/http/signed-in";
import { acceptance, invitationToken, makeClub, store } from "#tests/modules/accounts/clubs";
import { lettersTo, tokenIn } from "#tests/modules/accounts/mailbox";
import { makePerson, newAddress, password, runJobs } from "#tests/modules/accounts/people";
import { type Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { matrix } from "./route-matrix";
import { makeWorld, type World } from "./route-world";

let web: RunningProcess;
let world: World;
beforeAll(async () => {
  web = await sharedWeb();
  world = await makeWorld(web.url);
});
afterAll(() => stopFaultless(web));

/** Something that is asked, and what only this one asks with: it may differ in the answer. */
interface Asked {
  readonly path: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly own: readonly string[];
  /** Who asks; a visitor who was never here, where it is left out. */
  readonly browser?: () => Promise<Visitor>;
}

/** What may differ between two equal answers: times, names of this one answer, new cookies' values. */
const passing = ["date", "x-request-id", "content-security-policy", "set-cookie", "etag"];

function headersOf({ headers }: Response | Page, own: readonly string[]): string {
  const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]*/, "="));
  const lines = [...headers].filter(([name]) => !passing.includes(name)).map(String);
  return without([...lines, ...cookies].sort().join("\n"), own);
}

const without = (text: string, own: readonly string[]) =>
  own.reduce(
    (rest, one) => rest.replaceAll(one, "…").replaceAll(encodeURIComponent(one), "…"),
    text,
  );

async function newVisitor(): Promise<Visitor> {
  const visitor = new Visitor(web.url);
  await visitor.open("/privacy");
  return visitor;
}

/** What a script and a person get to know from an answer; `length` counts as part of it. */
async function answersTo({ path, fields, own, browser }: Asked): Promise<unknown[]> {
  const script = await (browser ?? newVisitor)();
  const page = await (browser ?? newVisitor)();
  const called = await script.call(path, fields ? "POST" : "GET", fields);
  const shown = fields ? await page.submit(path, fields) : await page.open(path);
  return [
    called.status,
    headersOf(called, own).replace(/content-length,\d+/, ""),
    without(await called.text(), own),
    shown.status,
    headersOf(shown, own),
    without(shown.text, own),
  ];
}

async function expectAlike(all: readonly Asked[]): Promise<unknown[]> {
  expect(all.length).toBeGreaterThan(1);
  const [first, ...rest] = await Promise.all(all.map(answersTo));
  for (const other of rest) expect(other).toEqual(first);
  return first ?? [];
}

const person = async (options = {}) => (await makePerson(options)).email;

async function withTwoStep(): Promise<string> {
  const { id, email } = await makePerson({ isStaff: true });
  const data = { totpSecret: "v1.x.x.x", totpEnrolledAt: new Date() };
  await db.user.update({ where: { id }, data });
  return email;
}

const addresses = async () => [
  newAddress(),
  await person(),
  await person({ password: undefined }),
  await person({ isStaff: true }),
  await withTwoStep(),
];

describe("nobody learns whether an address is known", () => {
  it("from the sign-in", async () => {
    const asked = (await addresses()).map((email) => ({
      path: "/login",
      fields: { email, password: "wrong-password-1" },
      own: [email],
    }));
    expect(await expectAlike(asked)).toMatchObject({ 0: 422, 3: 422 });
  });

  it("A-34 from asking for a reset", async () => {
    const asked = (await addresses()).map((email) => ({
      path: "/password/email",
      fields: { email },
      own: [email],
    }));
    expect(await expectAlike(asked)).toMatchObject({ 0: 200, 3: 303 });
  });

  it("from a reset without its link", async () => {
    const token = "A".repeat(43);
    const asked = (await addresses()).map((email) => ({
      path: "/password/reset",
      fields: resetBody(email, token),
      own: [email],
    }));
    await expectAlike(asked);
  });

  it("from wishing for it as one's own", async () => {
    const email = await person();
    const browser = () => signedIn(web.url, email);
    const asked = [newAddress(), await person()].map((wanted) => ({
      path: "/account/email",
      fields: { email: wanted, current_password: password },
      own: [wanted],
      browser,
    }));
    expect(await expectAlike(asked)).toMatchObject({ 0: 200, 3: 303 });
  });
});

describe("nobody learns what became of a link", () => {
  async function resetLink(): Promise<{ email: string; token: string }> {
    const email = await person();
    const visitor = new Visitor(web.url);
    await visitor.open("/login");
    await visitor.call("/password/email", "POST", { email });
    await runJobs();
    const [letter] = await lettersTo(email);
    return { email, token: tokenIn(letter?.text ?? "") };
  }

  it("A-37 that resets a password: never made, somebody else's, used or run out", async () => {
    const used = await resetLink();
    const old = await resetLink();
    const others = await resetLink();
    const visitor = new Visitor(web.url);
    await visitor.open("/login");
    const done = await visitor.call("/password/reset", "POST", resetBody(used.email, used.token));
    expect(done.status).toBe(200);
    const day = 24 * 3_600_000;
    await db.$executeRaw`
      UPDATE password_resets SET expires_at = ${new Date(Date.now() - day)}
      WHERE user_id = (SELECT id FROM users WHERE email = ${old.email})`;
    const links = [
      { email: await person(), token: "A".repeat(43) },
      { email: await person(), token: others.token },
      used,
      old,
    ];
    const own = ({ email, token }: { email: string; token: string }) => [email, token];
    await expectAlike(
      links.map((link) => ({
        path: "/password/reset",
        fields: { ...resetBody(link.email, link.token), password: newPassword },
        own: own(link),
      })),
    );
  });

  it("B-81 that invites: never made, used or withdrawn", async () => {
    const club = await makeClub();
    const invited = async () => {
      const { id, email } = await store(club.id, club.primary);
      return { id, token: await invitationToken(email) };
    };
    const used = await invited();
    const withdrawn = await invited();
    const visitor = new Visitor(web.url);
    await visitor.open("/login");
    const { token: _, ...fields } = acceptance(used.token);
    const sent = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !["ip", "userAgent"].includes(name)),
    ) as Record<string, string>;
    const path = (token: string) => `/invitation/${token}`;
    expect((await visitor.call(path(used.token), "POST", sent)).status).toBe(200);
    await db.user.delete({ where: { id: withdrawn.id } });
    const tokens = ["A".repeat(43), used.token, withdrawn.token];
    await expectAlike(tokens.map((token) => ({ path: path(token), fields: sent, own: [token] })));
    await expectAlike(tokens.map((token) => ({ path: path(token), own: [token] })));
  });
});

describe("nobody learns whether a thing of others exists", () => {
  /** Addresses whose things are there for their own people and staff alone. */
  const cases = [...matrix].flatMap(([pattern, rows]) =>
    rows
      .filter(({ GET }) => typeof GET === "object" && GET[1] === "not-found" && GET[2] !== GET[1])
      .map((row, at) => [row.ids, pattern, at, row] as const),
  );

  it("there are many", () => expect(cases.length).toBeGreaterThan(25));

  it.each(cases)("B-97 %s %s (%s)", async (_ids, _pattern, _at, row) => {
    const there = (await row.path?.(world)) ?? "";
    // The account's number where it is asked for, else the last one; a key where there is none.
    const [, number] = /account_id=(\d+)/.exec(there) ?? /(\d+)\D*$/.exec(there) ?? [];
    const none = number
      ? there.replace(/(?<=account_id=)\d+|\d+(?=\D*$)(?!.*account_id)/, "999999999")
      : there.replace(/[\w-]{16,}$/, (key) => "A".repeat(key.length));
    expect(none).not.toBe(there);
    const browser = () => world.readerOf("other");
    const id = (path: string) => [path, number ?? "", "999999999", path.split("/").at(-1) ?? ""];
    await expectAlike(
      [there, none].map((path) => ({ path, own: id(path).filter(Boolean), browser })),
    );
  });
});

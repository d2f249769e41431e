import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePerson, password } from "#tests/modules/accounts/people";
import { isDeep } from "#tests/setup/depth";
import { formOf, sendAsForm, sendAsScript, smallPdf } from "#tests/setup/files";
import { unescapeHtml } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { safeNext } from "~/http/paths";
import { matrix } from "./route-matrix";
import { makeWorld, type World } from "./route-world";

let web: RunningProcess;
let world: World;
beforeAll(async () => {
  web = await sharedWeb();
  world = await makeWorld(web.url);
});
afterAll(() => web.stop());

/** What browsers, or who reads addresses carelessly, could take for another site or for a script. */
const evil = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\nLocation: https://evil.example",
  " //evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "https://evil.example",
  "https:evil.example",
  "http:/evil.example",
  "//evil.example@127.0.0.1/",
  "https://127.0.0.1@evil.example",
  "@evil.example",
  ".evil.example",
  "javascript:alert('evil')",
  "JaVaScRiPt:alert('evil')",
  "data:text/html,evil",
  "evil.example",
] as const;

/** Where an address that is on a page, or comes with an answer, really leads. */
function leadsAway(address: string, from: string): boolean {
  const { origin, protocol, pathname } = new URL(address, from);
  const isWeb = protocol === "http:" || protocol === "https:";
  return isWeb
    ? origin !== new URL(from).origin || pathname.startsWith("//")
    : /evil/.test(address);
}

/** Every address that a page would follow or send a form to. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"|content="\d+;\s*url=([^"]*)"/gi)]
    .map(([, attribute, refresh]) => unescapeHtml(attribute ?? refresh ?? ""))
    .filter((address) => /evil/i.test(address));

/** Where an answer leads: its header, what it tells a script, and its page's links and forms. */
async function waysOut(answer: Response): Promise<string[]> {
  const text = await answer.text();
  const json = answer.headers.get("content-type")?.startsWith("application/json")
    ? (JSON.parse(text) as { redirect?: string } | string)
    : undefined;
  const told = typeof json === "object" ? json?.redirect : undefined;
  return [answer.headers.get("location"), told, ...addressesIn(text)].filter(
    (address) => typeof address === "string",
  );
}

async function expectHome(answer: Response): Promise<void> {
  const away = (await waysOut(answer)).filter((address) => leadsAway(address, answer.url));
  expect(away).toEqual([]);
}

describe("what may be gone on to", () => {
  it.each(evil)("A-32 is not %j", (next) => {
    expect(safeNext(next, "/app")).toBe("/app");
  });

  it.each(["/", "/app", "/app?account_id=1", "/listings/12-3456789#at", "/x?u=https://a.example"])(
    "A-32 is %s",
    (next) => expect(safeNext(next, "/app")).toBe(next),
  );
});

describe("every page, with each name under which others take an address", () => {
  const names = ["next", "return", "back", "url", "to", "from", "redirect", "continue", "goto"];
  const cases = [...matrix].flatMap(([pattern, rows]) =>
    rows.map((row, at) => [row.ids, pattern, rows.length > 1 ? ` (${at + 1})` : "", row] as const),
  );

  it.each(cases)("%s %s%s", async (_ids, pattern, _number, row) => {
    const person = typeof row.GET === "object" && row.GET[2] === "forbidden" ? "staff" : "own";
    const browser = await world.readerOf(person);
    const path = (await row.path?.(world)) ?? pattern;
    // A page reads one of them at most: together they find it as well as one by one.
    for (const some of isDeep ? names.map((name) => [name]) : [names]) {
      const query = new URLSearchParams(some.map((name) => [name, "//evil.example"]));
      const at = `${path}${path.includes("?") ? "&" : "?"}${query}`;
      await expectHome(await browser.request(at, { headers: { Accept: "text/html" } }));
    }
  });
});

/** Sends something that is taken, so that it leads on; the evil address is put where it may be. */
const leadingOn: Record<string, (address: string) => Promise<Response[]>> = {
  "the sign-in": async (address) => {
    const { email } = await makePerson();
    const path = `/login?${new URLSearchParams({ next: address })}`;
    return bothWays(path, { email, password }, "visitor");
  },
  "the code of the sign-in, which is not asked for": async (address) => [
    await get(`/login/code?${new URLSearchParams({ next: address })}`),
  ],
  "the sign-in of somebody who is signed in": async (address) => [
    await get(`/login?${new URLSearchParams({ next: address })}`),
  ],
  "the password once more": (address) =>
    bothWays(`/account/confirm?${new URLSearchParams({ next: address })}`, {
      current_password: password,
    }),
  "closing an alert": (address) => bothWays("/alerts/close", { alert: "1", back: address }),
  "uploading a paper": async (address) => {
    const browser = await world.browserOf("own");
    const path = `/app/files?${new URLSearchParams({ return: address })}`;
    const file = { field: "uploads[]", name: "letter.pdf", bytes: smallPdf };
    const plain = await sendAsForm(browser, path, {}, file);
    const next = await browser.request(plain.headers.get("location") ?? "/", {
      headers: { Accept: "text/html" },
    });
    return [plain, next, await sendAsScript(browser, path, formOf({}, file))];
  },
  "rating a page": (address) =>
    bothWays("/ratings", { url: address, rating: "5", comments: "" }, "visitor"),
};

async function get(path: string): Promise<Response> {
  const browser = await world.browserOf("own");
  return browser.request(path, { headers: { Accept: "text/html" } });
}

async function bothWays(
  path: string,
  fields: Record<string, string>,
  person: "own" | "visitor" = "own",
): Promise<Response[]> {
  const script = await world.browserOf(person);
  const page = await world.browserOf(person);
  const form = new URLSearchParams({ ...fields, _token: page.csrfToken });
  return [
    await script.call(path, "POST", fields),
    await page.request(path, {
      method: "POST",
      body: form,
      headers: { Accept: "text/html", Origin: page.origin, "Sec-Fetch-Site": "same-origin" },
    }),
  ];
}

describe.each(Object.entries(leadingOn))("%s", (_name, go) => {
  it("A-32 leads on, and never away", async () => {
    for (const address of evil) for (const answer of await go(address)) await expectHome(answer);
  });
});

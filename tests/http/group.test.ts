import "../modules/billing/payments-provider";

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGroup } from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { makeAccount } from "#tests/factories/account";
import { join } from "#tests/modules/accounts/clubs";
import { admin } from "#tests/modules/billing/payments-provider";
import { cashFrom, system } from "#tests/modules/billing/payments-support";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { cardBody, pay, read } from "./payments-kit";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterEach(() => admin.clearFaults());
afterAll(async () => {
  await web.stop();
});

const due = new Date("2027-05-03");

/** A group with so many chapters, each owing nothing yet, and a browser of its headquarters. */
async function makeGroup(count: number, { isBilledAsGroup = true } = {}) {
  const central = await makeAccount(system, "Headquarters");
  const chapters = [];
  for (let at = 1; at <= count; at += 1) {
    const { id } = await makeAccount(system, `Chapter ${at}`);
    await db.account.update({ where: { id }, data: { levelId: 2002, renewalDueAt: due } });
    chapters.push(id);
  }
  const group = { label: "Delta Rho Omega", centralAccountId: central.id, isBilledAsGroup };
  const made = await createGroup(system, { ...group, accountIds: chapters });
  if (!made.ok) throw new Error("refused");
  const { email } = await join(central.id);
  return { centralId: central.id, chapters, visitor: await signedIn(web.url, email) };
}

/** The boxes of the page: what each sends, and whether it comes ticked. */
const boxesOf = (html: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*name="chapters"[^>]*>/g)].map(([box]) => ({
    value: /value="([^"]*)"/.exec(box)?.[1] ?? "",
    isTicked: /checked/.test(box),
  }));
const submit = (visitor: Visitor, chapters: readonly string[]) =>
  visitor.submit("/app/group", { chapters });
const invoicesOf = (accountIds: readonly number[]) =>
  db.invoice.findMany({ where: { accountId: { in: [...accountIds] } }, orderBy: { id: "asc" } });

describe("the chapters' page without script", () => {
  it("lists each chapter with its price, renews the ticked ones and leads to their payment", async () => {
    const { visitor, chapters, centralId } = await makeGroup(3);
    const page = await visitor.open("/app/group");
    expect(page.status).toBe(200);
    for (const name of ["Chapter 1", "Chapter 2", "Chapter 3"]) expect(page.text).toContain(name);
    expect(page.text).toContain("$130.00");
    const boxes = boxesOf(page.html);
    expect(boxes).toHaveLength(3);
    expect(
      boxesOf((await visitor.open("/app/group?choose=all")).html).map((one) => one.isTicked),
    ).toEqual([true, true, true]);
    const sent = await submit(visitor, [boxes[0]?.value ?? "", boxes[2]?.value ?? ""]);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, pay]);
    const made = await invoicesOf(chapters);
    expect(made.map(({ accountId }) => accountId)).toEqual([chapters[0], chapters[2]]);
    const screen = await visitor.open(pay);
    expect(screen.text).toContain("Renewal of Chapter 1");
    expect(screen.text).toContain("Renewal of Chapter 3");
    expect(screen.html).not.toContain(`/app/invoices/show/${made[0]?.id}`);
    expect(boxesOf((await visitor.open("/app/group")).html)).toHaveLength(1);
    expect((await visitor.open("/app/group?show=open")).text).toContain("$130.00 open");
    expect(await cashFrom(centralId)).toBe(0);
  });

  it("reports by name what could not be renewed, and keeps the page", async () => {
    const { visitor, chapters } = await makeGroup(2);
    const [first, second] = boxesOf((await visitor.open("/app/group")).html);
    await db.account.update({
      where: { id: chapters[1] ?? 0 },
      data: { isSuspendedFromBasicRenewal: true },
    });
    const sent = await submit(visitor, [first?.value ?? "", second?.value ?? ""]);
    expect(sent.status).toBe(409);
    expect(sent.text).toContain("1 chapter could not be renewed");
    expect(sent.text).toContain("Chapter 2: The renewal has changed.");
    expect(sent.text).toContain("1 other chapter was renewed");
    expect(await invoicesOf(chapters)).toHaveLength(1);
    const none = await submit(visitor, []);
    expect(none.status).toBe(422);
    expect(none.text).toContain("Choose at least one chapter to renew");
  });

  it("shows a group that is not billed as one without boxes, and refuses to renew for it", async () => {
    const { visitor, chapters } = await makeGroup(2, { isBilledAsGroup: false });
    const page = await visitor.open("/app/group");
    expect(page.text).toContain("each chapter renews and pays by itself");
    expect(boxesOf(page.html)).toEqual([]);
    expect((await submit(visitor, [`${chapters[0]}:2027-05-03:13000`])).status).toBe(409);
    expect(await invoicesOf(chapters)).toEqual([]);
  });

  it("says on the home page by when the new rules are followed, how far it is and what is next", async () => {
    const { visitor } = await makeGroup(1);
    const home = await visitor.open("/app");
    expect(home.text).toMatch(
      /New IRS rules for groups \(Rev\. Proc\. 2026-8\) Be ready by January 22, 2027, .* \d of 9 things are in place\. Next: /,
    );
    const [, item = ""] = /href="\/app\/group\/readiness#item-(\w+)"/.exec(home.html) ?? [];
    expect((await visitor.open("/app/group/readiness")).html).toContain(`id="item-${item}"`);
    const spanish = await visitor.open("/app?lang=es");
    expect(spanish.text).toContain("Nuevas reglas del IRS para grupos");
  });

  it("is on the home page of a central organization, and of nobody else", async () => {
    const { visitor, chapters } = await makeGroup(1);
    const home = await visitor.open("/app");
    expect(home.html).toContain('href="/app/group"');
    // Nobody has looked at the chapter's standing yet.
    expect(home.text).toContain("We found nothing that your chapters need. Not known yet 1");
    expect(home.html).toContain('href="/app/group/standing?verdict=unknown"');
    await db.standing.create({
      data: { accountId: chapters[0] ?? 0, verdict: "revoked", digest: "x", findings: [] },
    });
    expect((await visitor.open("/app")).text).toContain(
      "1 of 1 chapters needs attention Revoked 1",
    );
    const { email } = await join(chapters[0] ?? 0);
    const chapter = await signedIn(web.url, email);
    expect((await chapter.open("/app")).html).not.toContain('href="/app/group"');
    expect((await chapter.open("/app")).text).not.toContain("New IRS rules for groups");
    expect((await chapter.open("/app/group")).status).toBe(404);
    expect((await visitor.open("/app/group?search=a%00b")).status).toBe(200);
  });
});

describe("the chapters' page with script", () => {
  it("answers with the invoices and where they are paid, and they are paid as one", async () => {
    const { visitor, chapters, centralId } = await makeGroup(2);
    const keys = chapters.map((id) => `${id}:2027-05-03:13000`);
    const answer = await read(await visitor.call("/app/group", "POST", { chapters: keys }));
    const made = await invoicesOf(chapters);
    expect(answer).toEqual({
      status: 200,
      body: {
        renewed: made.map(({ id, number, accountId }) => {
          return { account_id: accountId, invoice: { id, number } };
        }),
        refused: [],
        redirect: pay,
      },
    });
    const paid = { invoiceIds: made.map(({ id }) => id), value: 260_00 };
    const body = await cardBody(paid as Parameters<typeof cardBody>[0]);
    const done = await read(await visitor.call(`${pay}/credit`, "POST", body));
    expect(done).toMatchObject({ status: 200, body: { messages: { resultCode: "Ok" } } });
    expect(await cashFrom(centralId)).toBe(260_00);
    expect(admin.ledger().filter((one) => one.cents === 260_00)).toHaveLength(1);
  });

  it("tampering comes to nothing: other accounts, other prices, other people's chapters", async () => {
    const { visitor, chapters } = await makeGroup(2);
    const other = await makeGroup(1);
    const [stranger = 0] = other.chapters;
    const sent = [`${chapters[0]}:2027-05-03:1`, `${stranger}:2027-05-03:13000`];
    expect(await read(await visitor.call("/app/group", "POST", { chapters: sent }))).toMatchObject({
      status: 200,
      body: { renewed: [], refused: [{ name: "Chapter 1" }, { name: "" }] },
    });
    const asOther = `/app/group?account_id=${other.centralId}`;
    const keys = [`${stranger}:2027-05-03:13000`];
    expect((await visitor.call(asOther, "POST", { chapters: keys })).status).toBe(404);
    for (const bad of ["1", "x:2027-05-03:1", `${chapters[0]}:2027-13-03:1`, { a: 1 }, null]) {
      expect((await visitor.call("/app/group", "POST", { chapters: [bad] })).status).toBe(422);
    }
    expect(await invoicesOf([...chapters, stranger])).toEqual([]);
    const made = await read(await other.visitor.call("/app/group", "POST", { chapters: keys }));
    const invoiceIds = [made.body.renewed[0].invoice.id];
    const foreign = { invoiceIds, value: 130_00 } as Parameters<typeof cardBody>[0];
    const paid = await visitor.call(`${pay}/credit`, "POST", await cardBody(foreign));
    expect(paid.status).toBe(404);
  });
});

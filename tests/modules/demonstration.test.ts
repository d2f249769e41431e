import { beforeAll, describe, expect, it } from "vitest";
import { readAccountOverview, resolveSession, signIn } from "#modules/accounts/index.server";
import { listAlerts } from "#modules/alerts/index.server";
import { listApplications } from "#modules/applications/index.server";
import { checkLedger, openInvoices } from "#modules/billing/index.server";
import { whatWaits } from "#modules/console/index.server";
import { readDuties } from "#modules/duties/index.server";
import { readBoardView } from "#modules/headquarters/contract";
import { readBoard } from "#modules/headquarters/index.server";
import { inquiryKinds } from "#modules/inquiries/contract";
import { listInquiries, listPageRatings } from "#modules/inquiries/index.server";
import { findIrsOrganization } from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { findLevel } from "#modules/renewal/index.server";
import { standingOverview, sweepStandings } from "#modules/standing/index.server";
import { readYear } from "#modules/supervision/index.server";
import { seedDemonstration } from "../../prisma/demonstration";
import { seedBylaws } from "../../prisma/demonstration-bylaws";
import { seedCalendar } from "../../prisma/demonstration-calendar";
import { seedGroup } from "../../prisma/demonstration-group";
import { seedHeldImport, seedListings } from "../../prisma/demonstration-listings";
import { seedSupervision } from "../../prisma/demonstration-supervision";

const ctx = createCtx({
  actor: { kind: "system", name: "test" },
  // Evening in New York, the next day already in UTC.
  now: () => new Date("2027-02-16T02:30:00Z"),
});
const names = ["admin", "treasurer", "member", "chapter", "headquarters"] as const;
type Name = (typeof names)[number] | "region";
const emailOf = (name: Name) => `${name}@goodstanding.example`;
const boosters = "Lincoln High School Band Boosters";

async function userOf(name: Name) {
  return db.user.findUniqueOrThrow({
    where: { emailKey: emailOf(name) },
    include: { accounts: { include: { account: { include: { group: true, centralOf: true } } } } },
  });
}

async function boosterAccount() {
  const account = await db.account.findFirstOrThrow({ where: { name: boosters } });
  const overview = await readAccountOverview(ctx, account.id);
  if (!overview.ok) throw new Error("refused");
  return overview.value;
}

beforeAll(async () => void (await seedDemonstration(ctx)));

describe("the demonstration", () => {
  it.each(names)("H-21 %s@goodstanding.example signs in with the password", async (name) => {
    const visitor = createCtx();
    const device = { ip: "192.0.2.7", userAgent: "" };
    const right = { email: emailOf(name), password: "booster-club-2026", ...device };
    const wrong = await signIn(visitor, { ...right, password: "booster-club-2025" });
    expect(wrong.ok).toBe(false);
    const signedIn = await signIn(visitor, right);
    if (!signedIn.ok) throw new Error("refused");
    const session = await resolveSession(visitor, signedIn.value.token);
    expect(session?.user).toMatchObject({ email: emailOf(name), isStaff: name === "admin" });
    expect(session).toMatchObject({ needsSecondFactor: false, needsEnrollment: false });
  });

  it("H-21 the administrator is staff and of no account", async () => {
    expect(await userOf("admin")).toMatchObject({ isStaff: true, accounts: [] });
  });

  it("H-22 the treasurer is primary user of the boosters at level 1002, due in 20 days, with a bonus of 25.00", async () => {
    const account = await boosterAccount();
    expect(account).toMatchObject({
      levelId: 1002,
      renewalDueOn: "2027-03-07",
      bonusBalanceCents: 25_00,
      groupLabel: null,
    });
    expect(account.people[0]).toMatchObject({ email: emailOf("treasurer"), isPrimary: true });
    expect((await findLevel(ctx, 1002))?.name).toBe("Maintain");
  });

  it("H-22 the boosters owe two invoices: services, state fees and a credit", async () => {
    const { id } = await boosterAccount();
    const found = await openInvoices(ctx, id);
    const invoices = found.ok ? found.value : [];
    expect(invoices.map(({ balance }) => balance)).toEqual([130_00, 65_00]);
    expect(invoices.map(({ documentAt }) => documentAt)).toEqual(["2027-01-22", "2027-02-06"]);
    expect(invoices.map(({ orderDetails }) => orderDetails.map(({ type }) => type))).toEqual([
      ["service_fee", "state_fee"],
      ["service_fee", "state_fee", "adjustment"],
    ]);
  });

  it("H-23 the member is the second user of the boosters", async () => {
    const { people } = await boosterAccount();
    expect(people.map(({ email, isPrimary }) => [email, isPrimary])).toEqual([
      [emailOf("treasurer"), true],
      [emailOf("member"), false],
    ]);
  });

  it("H-24 the chapter, at level 2002, is in the group whose central organization is the headquarters'", async () => {
    const [chapter] = (await userOf("chapter")).accounts;
    const [headquarters] = (await userOf("headquarters")).accounts;
    expect(chapter?.account.levelId).toBe(2002);
    expect((await findLevel(ctx, 2002))?.audience).toBe("greek");
    expect(chapter?.account.group?.centralAccountId).toBe(headquarters?.accountId);
    expect(headquarters?.account.centralOf?.id).toBe(chapter?.account.groupId);
    expect([chapter?.isPrimary, headquarters?.isPrimary]).toEqual([true, true]);
  });

  it.each([
    ["WELCOME10", null, "0.1", true, true, true, true],
    ["FIFTY", 50_00, undefined, false, true, false, false],
    ["FREERIDE", null, "1", true, true, true, true],
  ] as const)("H-25 the code %s", async (code, amount, share, ...flags) => {
    const found = await db.discount.findUniqueOrThrow({ where: { code } });
    const { isNewAccount, isRenewals, isUpgrades, isServiceFees } = found;
    expect([isNewAccount, isRenewals, isUpgrades, isServiceFees]).toEqual(flags);
    expect([found.currencyValueCents, found.multiplier?.toFixed()]).toEqual([amount, share]);
    const { validFrom, validUntil, maxUses, maxUsesPerAccount } = found;
    expect([validFrom, validUntil, maxUses, maxUsesPerAccount]).toEqual([null, null, null, null]);
  });

  it("H-25 there is no other code", async () => {
    expect(await db.discount.count()).toBe(3);
  });

  it("two organizations apply: one is at its third page, one has submitted and owes its joining price", async () => {
    const queue = await listApplications(ctx, { page: 1 });
    const rows = queue.ok ? queue.value.rows : [];
    expect(rows).toMatchObject([
      { state: "submitted", levelName: "Maintain", percent: 100 },
      { state: "draft", levelName: "Start-Up", percent: 33 },
    ]);
    const owed = await openInvoices(ctx, rows[0]?.accountId ?? 0);
    expect(owed.ok && owed.value.map(({ balance }) => balance)).toEqual([195_00]);
  });

  it("G-13 staff find an inquiry of each form, in every state of the inbox, the newest of yesterday", async () => {
    const inbox = await listInquiries(ctx, { page: 1 });
    if (!inbox.ok) throw new Error("refused");
    const { counts, rows } = inbox.value;
    expect(counts).toEqual({ open: 3, done: 1, spam: 1 });
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(inquiryKinds.length);
    expect(rows[0]).toMatchObject({
      kind: "contact",
      sentAt: new Date("2027-02-15T02:30:00Z"),
    });
    const league = rows.find(({ kind }) => kind === "multi_chapter");
    expect(league).toMatchObject({ assignee: "Morgan Reyes" });
  });

  it("G-22 G-29 pages are rated, and the banner is not shown before its day", async () => {
    const ratings = await listPageRatings(ctx);
    expect(ratings.ok && ratings.value.length).toBe(3);
    const alerts = await listAlerts(ctx);
    expect(alerts.ok && alerts.value).toMatchObject([
      { moment: "soon", startsOn: "2027-03-08", endsOn: "2027-03-14" },
    ]);
  });

  it("H-01 money came in in each of the last twelve months, from members who owe nothing", async () => {
    const today = await whatWaits(ctx);
    const months = today.ok ? today.value.months : [];
    expect(months.map(({ received }) => received > 0)).toEqual(Array(12).fill(true));
    const paying = await db.account.findMany({ where: { payments: { some: {} } } });
    expect(paying).toHaveLength(6);
    for (const { id } of paying)
      expect(await openInvoices(ctx, id)).toEqual({ ok: true, value: [] });
    expect(await checkLedger(ctx, { isRepairing: false, isTelling: false })).toEqual({
      faults: [],
    });
  });

  it("an invoice with a higher number is no older than the one before", async () => {
    const invoices = await db.invoice.findMany({ orderBy: { number: "asc" } });
    const dates = invoices.map(({ documentAt }) => documentAt.getTime());
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  });

  it("some EINs can be looked up", async () => {
    await seedListings(ctx);
    await seedListings(ctx);
    const found = await findIrsOrganization(ctx, "01-0346055");
    expect(found).toMatchObject({ state: "ME", fiscalYearEnd: 6, asOf: "2026-04-13" });
    expect(await db.listingImport.count()).toBe(3);
  });

  it("the treasurer's calendar was kept for a year, and a revoked chapter has begun its way back", async () => {
    await seedListings(ctx);
    await seedCalendar(ctx);
    await seedCalendar(ctx);
    const { id } = await boosterAccount();
    const found = await readDuties(ctx, id);
    const duties = found.ok ? found.value.duties : [];
    const states = new Set(duties.map(({ state }) => state));
    expect([...states].sort()).toEqual(["confirmed", "done", "open", "waived"]);
    const done = duties.filter(({ state }) => state === "done");
    expect(done).toMatchObject([{ code: "st.report", proofs: [{ kind: "number" }] }]);
    expect(duties.filter(({ isOverdue }) => isOverdue).map(({ title }) => title)).toEqual([
      "Thank the sponsors of the fall concert",
    ]);
    expect(duties.filter(({ code }) => code.startsWith("own.")).length).toBeGreaterThan(1);
    const rescues = await db.rescue.findMany({ include: { account: true } });
    expect(rescues.map(({ account }) => account.name)).toEqual([
      "Delta Rho Omega, Omicron Chapter",
    ]);
  });

  it("its clubs have all five standings, each by what a worker would find", async () => {
    await seedBylaws(ctx);
    await seedBylaws(ctx);
    await seedListings(ctx);
    await seedCalendar(ctx);
    await sweepStandings(ctx, { cause: "import" });
    const rows = await db.standing.findMany({ include: { account: { select: { name: true } } } });
    const wordOf = (name: string) =>
      rows.find(({ account }) => account.name.includes(name))?.verdict;
    expect(wordOf("Theta")).toBe("good");
    expect(wordOf("Lincoln")).toBe("attention");
    expect(wordOf("Kappa")).toBe("at_risk");
    expect(wordOf("Omicron")).toBe("revoked");
    expect(wordOf("Sigma")).toBe("unknown");
  });

  it("HQ-10 its headquarters has sixty chapters in all states, with every verdict, and three regions", async () => {
    await seedListings(ctx);
    await seedGroup(ctx);
    await seedGroup(ctx);
    await sweepStandings(ctx, { cause: "import" });
    const hq = await userOf("headquarters");
    const centralAccountId = hq.accounts[0]?.accountId ?? 0;
    const board = await readBoard(ctx, {
      centralAccountId,
      view: readBoardView(new URLSearchParams()),
    });
    if (!board.ok) throw new Error("refused");
    const { counts, total, states, regions } = board.value;
    expect(total).toBe(60);
    expect(Object.values(counts).every((count) => count > 1)).toBe(true);
    expect(counts.good).toBeGreaterThan(5);
    expect(states.filter(({ state }) => state !== "")).toHaveLength(51);
    expect(regions.map(({ name }) => name)).toEqual(["East", "Middle", "West", null]);
    // No brake holds them: each was judged by the lists from the first.
    expect(await db.standing.count({ where: { holdId: { not: null } } })).toBe(0);
    const region = await userOf("region");
    const actor = { kind: "user", isStaff: false, accountIds: [centralAccountId] } as const;
    const looking = createCtx({ actor: { ...actor, userId: region.id }, now: ctx.now });
    const view = readBoardView(new URLSearchParams());
    const west = await readBoard(looking, { centralAccountId, view });
    if (!west.ok) throw new Error("refused");
    expect(west.value.total).toBeGreaterThan(10);
    expect(west.value.rows.every((row) => row.region === "West")).toBe(true);
  });

  it("a newer list of the IRS worsens four chapters of one group at once: their words wait for staff", async () => {
    await seedListings(ctx);
    await seedGroup(ctx);
    await seedHeldImport(ctx);
    await seedHeldImport(ctx);
    const overview = await standingOverview(ctx);
    expect(overview.ok && overview.value.holds).toMatchObject([
      { kind: "files", group: "Delta Rho Omega", waiting: [{ verdict: "at_risk", clubs: 4 }] },
    ]);
    expect(await db.listingImport.count()).toBe(4);
  });

  it("its headquarters finished the supervision year that ended last", async () => {
    await seedSupervision(ctx);
    await seedSupervision(ctx);
    const hq = await userOf("headquarters");
    const accountId = hq.accounts[0]?.accountId ?? 0;
    const view = await readYear(ctx, { accountId, year: 2026, filter: "all", page: 1 });
    if (!view.ok) throw new Error("refused");
    const { found } = view.value;
    expect(found).toMatchObject({ closedOn: "2026-10-28", listed: 57 });
    expect(found?.complete).toBeGreaterThan(25);
  });
});

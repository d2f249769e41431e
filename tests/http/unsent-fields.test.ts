import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRegion, createGroup } from "#modules/accounts/index.server";
import { savePage } from "#modules/applications/index.server";
import { heldDiscount, reserveDiscount } from "#modules/billing/index.server";
import { createBylaws } from "#modules/bylaws/index.server";
import { beginRescue } from "#modules/filings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { chapterFields } from "#tests/factories/bylaws";
import { makeClub } from "#tests/modules/accounts/clubs";
import { makePerson } from "#tests/modules/accounts/people";
import { answersOf } from "#tests/modules/applications/answers";
import { builtRoutes } from "#tests/setup/built-routes";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import type { Pattern } from "~/routes";
import { changingWithoutRow } from "../security/changing-without-row";
import { makeApplicant } from "./applicant";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
});
afterAll(() => stopFaultless(web));

/** A form that changes something that exists already. */
interface Updating {
  readonly path: string;
  readonly visitor: Visitor;
  readonly method?: "PUT";
  /** What there is, as the database has it. */
  stands(): Promise<unknown>;
  /** What must be sent so that anything is taken, besides what is changed. */
  needed?(): Promise<Readonly<Record<string, string>>>;
  /** One field with another value, and what is then different. */
  readonly one: Readonly<Record<string, string>>;
}

const system = createCtx({ actor: { kind: "system", name: "tests" } });

/** An application's answers and drafts, as they are kept. */
async function applicationOf(token: string) {
  const { answers, drafts } = await db.application.findUniqueOrThrow({ where: { token } });
  return { answers, drafts: Object(drafts) as Readonly<Record<string, { fields: unknown }>> };
}

/** A page of an application that is saved, by one of the two addresses that save it. */
const applicationPage = (name: "create" | "update") => async (): Promise<Updating> => {
  const { token, visitor, ctx } = await makeApplicant(web.url);
  for (const [index, fields] of answersOf("start-up").slice(0, 2).entries()) {
    const saved = await savePage(ctx, { token, page: index + 1, fields });
    if (!saved.ok) throw new Error("the page was refused");
  }
  return {
    path: `/application/${name}/${token}`,
    method: "PUT",
    visitor,
    stands: async () => (await applicationOf(token)).answers,
    needed: async () => ({ page: "2" }),
    one: { entity_number: `K-${fresh()}` },
  };
};

let last = 300;
/** A number that no test had before. */
const fresh = () => ++last;

const versionOf = async (path: string, name = "version") => (await staff.open(path)).hidden(name);
const settled = (row: object | null) =>
  Object.fromEntries(
    Object.entries(row ?? {}).filter(([name]) => !/^(version|revision|updatedAt)$/.test(name)),
  );

async function club() {
  const { id, primary, member } = await makeClub();
  return { id, visitor: await signedIn(web.url, primary.email), member };
}

/** Every form that updates, by its address in the table of routes. */
const forms: Partial<Record<Pattern, () => Promise<Updating>>> = {
  "/account": async () => {
    const { id, email } = await makePerson({ firstName: "Ada" });
    const data = { lastName: "Lovelace", phone: "+12025550143", smsPhone: "+12025550144" };
    const on = { isSubscribedBulkEmails: true, isSubscribedSms: true, locale: "fr-FR" };
    await db.user.update({ where: { id }, data: { ...data, ...on } });
    return {
      path: "/account",
      visitor: await signedIn(web.url, email),
      stands: async () => settled(await db.user.findUnique({ where: { id } })),
      one: { last_name: "Byron" },
    };
  },
  "/app/account/users/update/:id": async () => {
    const { visitor, member } = await club();
    const where = { id: member.id };
    await db.user.update({ where, data: { phone: "+12025550143", isSubscribedSms: false } });
    return {
      path: `/app/account/users/update/${member.id}`,
      method: "PUT",
      visitor,
      stands: async () => settled(await db.user.findUnique({ where })),
      one: { first_name: "Grace" },
    };
  },
  "/app/account/update/:id": async () => {
    const { id, visitor } = await club();
    const data = { about: "Tubas.", city: "Springfield", showsAbout: true, showsPlace: true };
    await db.account.update({ where: { id }, data });
    return {
      path: `/app/account/update/${id}`,
      method: "PUT",
      visitor,
      stands: async () => settled(await db.account.findUnique({ where: { id } })),
      one: { city: "Chicago" },
    };
  },
  "/app/account/reminders": async () => {
    const { visitor } = await club();
    return {
      path: "/app/account/reminders",
      visitor,
      stands: async () => {
        const page = await visitor.open("/app/account/reminders");
        return page.html.match(/type="checkbox"[^>]*checked/g) ?? [];
      },
      one: { before_14: "0" },
    };
  },
  "/app/standing/rescue": async () => {
    const { id, visitor } = await club();
    const ein = String(270_900_000 + fresh());
    await db.account.update({ where: { id }, data: { ein } });
    const days = { revokedOn: new Date("2025-11-15"), postedOn: new Date("2026-01-12") };
    await db.irsRevocation.create({ data: { ein, ...days, asOf: new Date("2026-01-13") } });
    const letter = { letter_month: 1, letter_day: "20", letter_year: "2026" } as const;
    const begun = await beginRescue(system, { accountId: id, letter });
    expect(begun).toMatchObject({ ok: true });
    const rescue = () => db.rescue.findFirstOrThrow({ where: { accountId: id } });
    const answers = { year_1: "short", year_2: "full", revoked_before: "no", cause: "some" };
    const path = `/app/standing/rescue?account_id=${id}`;
    const known = await visitor.call(path, "POST", {
      ...answers,
      version: String((await rescue()).version),
    });
    expect(known.status).toBe(200);
    return {
      path,
      visitor,
      stands: async () => {
        const { changedAt: _, ...row } = await rescue();
        return settled(row);
      },
      needed: async () => ({ version: String((await rescue()).version) }),
      one: { in_group: "no" },
    };
  },
  "/app/discount/reserve": async () => {
    const { id, visitor } = await club();
    const code = `KEPT-${randomBytes(4).toString("hex").toUpperCase()}`;
    const terms = { description: "A fifth", percent: "20", is_renewals: "1" };
    await staff.call("/admin/discounts/new", "POST", { ...terms, code, last_day: "2099-12-31" });
    const applied = await reserveDiscount(system, { accountId: id, code });
    expect(applied).toMatchObject({ value: { code } });
    return {
      path: `/app/discount/reserve?account_id=${id}`,
      visitor,
      stands: async () => ({ held: await heldDiscount(system, id) }),
      one: { code: "" },
    };
  },
  "/admin/levels/:id": async () => ({
    path: "/admin/levels/1002",
    visitor: staff,
    stands: async () => settled(await db.level.findUnique({ where: { id: 1002 } })),
    needed: async () => ({ version: await versionOf("/admin/levels/1002"), step: "save" }),
    one: { joining_price: `${fresh()}.00` },
  }),
  "/admin/discounts/:id": async () => {
    const code = `STAYS-${randomBytes(4).toString("hex").toUpperCase()}`;
    const terms = { description: "A fifth", percent: "20", is_renewals: "1", max_uses: "40" };
    await staff.call("/admin/discounts/new", "POST", { ...terms, code, last_day: "2099-12-31" });
    const { id } = await db.discount.findUniqueOrThrow({ where: { code } });
    const path = `/admin/discounts/${id}`;
    return {
      path,
      visitor: staff,
      stands: async () => settled(await db.discount.findUnique({ where: { id } })),
      needed: async () => ({ version: await versionOf(path) }),
      one: { max_uses: "41" },
    };
  },
  "/admin/states/:state": async () => ({
    path: "/admin/states/KY",
    visitor: staff,
    stands: async () => settled(await db.stateRequirement.findUnique({ where: { state: "KY" } })),
    needed: async () => ({ version: await versionOf("/admin/states/KY"), reason: "Read again" }),
    one: { articles_note: `Read again (${fresh()}).` },
  }),
  "/admin/duties/:code": async () => ({
    path: "/admin/duties/club.review",
    visitor: staff,
    stands: async () => settled(await db.dutyRule.findUnique({ where: { code: "club.review" } })),
    needed: async () => ({
      version: await versionOf("/admin/duties/club.review"),
      reason: "Read again",
    }),
    one: { steps_en: `Read again (${fresh()}).` },
  }),
  "/admin/supervision": async () => {
    const where = { name: "grace_days" };
    const row = () => db.supervisionFact.findUniqueOrThrow({ where });
    return {
      path: "/admin/supervision",
      visitor: staff,
      stands: async () => settled(await row()),
      needed: async () => ({ ...where, version: String((await row()).version) }),
      one: { source_name: `Our judgement (${fresh()})` },
    };
  },
  "/app/group/readiness": async () => {
    const { id: centralAccountId, visitor } = await club();
    const { id: groupId } = await db.group.create({
      data: { label: "Of the form", centralAccountId },
    });
    const key = { groupId, item: "relationship" };
    const path = "/app/group/readiness";
    const said = { owner: "Jane Roe", choice: "control", due_on: "2027-01-10", note: "A note" };
    await visitor.call(path, "POST", { item: key.item, version: "0", ...said });
    const row = () => db.readinessItem.findUniqueOrThrow({ where: { groupId_item: key } });
    return {
      path,
      visitor,
      stands: async () => settled(await row()),
      needed: async () => ({ item: key.item, version: String((await row()).version) }),
      one: { owner: "John Roe" },
    };
  },
  "/app/group/duties": async () => {
    const { id: centralId, visitor } = await club();
    await db.group.create({ data: { label: "Of the form", centralAccountId: centralId } });
    const duty = { title: "Send the roster", date: "yearly", month: "10", day: "15" };
    const proof = { role: "secretary", proof_file: "1", note: "By e-mail." };
    const added = await visitor.call("/app/group/duties", "POST", { ...duty, ...proof });
    const { id } = await added.json();
    const path = `/app/group/duties?duty=${id}`;
    return {
      path,
      visitor,
      stands: async () => settled(await db.groupDuty.findUnique({ where: { id } })),
      needed: async () => ({ version: (await visitor.open(path)).hidden("version") }),
      one: { day: "16" },
    };
  },
  "/app/group/letters/new": async () => {
    const { id, visitor } = await club();
    const { id: groupId } = await db.group.create({
      data: { label: "Delta Rho Omega", centralAccountId: id },
    });
    const path = "/app/group/letters/new?kind=consent";
    const of = { title: "Consent", text: "We consent.", needs_two: "1" };
    const template = { ...of, thing_signers: "1", thing_papers: "1" };
    const version = (await visitor.open(path)).hidden("version");
    await visitor.call(path, "POST", { decision: "save", version, ...template });
    const key = { groupId_kind: { groupId, kind: "consent" } };
    return {
      path,
      visitor,
      stands: async () => settled(await db.letterTemplate.findUnique({ where: key })),
      needed: async () => ({
        decision: "save",
        version: (await visitor.open(path)).hidden("version"),
      }),
      one: { title: "Our consent" },
    };
  },
  "/app/inspection": async () => {
    const { id: accountId, visitor } = await club();
    const path = "/app/inspection";
    const version = (await visitor.open(path)).hidden("version");
    const both = { is_open: "1", is_indexed: "1" };
    await visitor.call(path, "POST", { decision: "page", version, ...both });
    return {
      path,
      visitor,
      stands: async () => settled(await db.inspectionPage.findUnique({ where: { accountId } })),
      needed: async () => ({
        decision: "page",
        version: (await visitor.open(path)).hidden("version"),
      }),
      one: { is_indexed: "0" },
    };
  },
  "/app/treasury/:end/numbers": async () => {
    const { id: accountId, visitor } = await club();
    const path = "/app/treasury/2024-06-30/numbers";
    await visitor.call("/app/treasury", "POST", { ends_on: "2024-06-30" });
    const needed = async () => ({
      decision: "save",
      version: (await visitor.open(path)).hidden("version"),
    });
    const all = { opening: "10", bank_statement: "20", checks_out: "3", difference_reason: "A" };
    await visitor.call(path, "POST", { ...(await needed()), ...all });
    return {
      path,
      visitor,
      stands: async () => settled(await db.treasuryYear.findFirst({ where: { accountId } })),
      needed,
      one: { checks_out: "4" },
    };
  },
  "/app/files/:id": async () => {
    const { id: accountId, visitor } = await club();
    const { id } = await db.accountFile.create({
      data: {
        accountId,
        fileName: "Letter 947.pdf",
        contentType: "application/pdf",
        size: 1,
        sha256: "00",
        storageKey: `accounts/unsent-${accountId}`,
        createdAt: new Date("2026-07-01T12:00:00Z"),
        category: "exemption",
        kind: "determination",
        title: "Our letter",
        datedOn: new Date("2026-07-01"),
        endsOn: new Date("2030-07-01"),
        isPrivate: true,
      },
    });
    const path = `/app/files/${id}`;
    return {
      path,
      visitor,
      stands: async () => settled(await db.accountFile.findUnique({ where: { id } })),
      needed: async () => ({
        decision: "details",
        revision: (await visitor.open(path)).hidden("revision"),
      }),
      one: { title: "The letter" },
    };
  },
  "/app/officers/:id": async () => {
    const { id: accountId, visitor } = await club();
    const term = {
      office: "other",
      title: "Historian",
      name: "Grace Hopper",
      email: "grace@example.org",
      phone: "(202) 555-0143",
      starts_on: "2026-07-01",
      ends_on: "2027-06-30",
      is_responsible_party: "1",
      responsible_changed_on: "2026-07-02",
      is_bank_signer: "1",
      is_reviewer: "1",
      is_school_employee: "1",
      shows_name: "1",
      shows_email: "1",
      shows_phone: "1",
    };
    await visitor.open("/app/officers/new");
    const { id } = await (await visitor.call("/app/officers/new", "POST", term)).json();
    const path = `/app/officers/${id}`;
    return {
      path,
      visitor,
      stands: async () => settled(await db.officerTerm.findUnique({ where: { id, accountId } })),
      needed: async () => ({ version: (await visitor.open(path)).hidden("version") }),
      one: { name: "Ada Lovelace" },
    };
  },
  "/app/group/chapters/:id": async () => {
    const { id: centralAccountId, visitor } = await club();
    const { id: accountId } = await makeClub();
    const made = { label: "Of the form", centralAccountId, accountIds: [accountId] };
    await createGroup(system, made);
    const path = `/app/group/chapters/${accountId}`;
    await visitor.submit(path, { note: "As it was", version: "0" });
    return {
      path,
      visitor,
      stands: async () => settled(await db.chapterNote.findFirst({ where: { accountId } })),
      needed: async () => ({ version: (await visitor.open(path)).hidden("version") }),
      one: { note: "As it is" },
    };
  },
  "/app/group/people": async () => {
    const { id: centralAccountId, visitor, member } = await club();
    const made = await createGroup(system, { label: "Of the form", centralAccountId });
    if (!made.ok) throw new Error("the group was refused");
    const groupId = made.value.id;
    const region = await addRegion(system, { centralAccountId, name: "West" });
    const regionId = region.ok ? region.value.id : 0;
    const path = `/app/group/people?user=${member.id}`;
    const role = { role: "editor", reach: "regions", regions: String(regionId), version: "0" };
    await visitor.open("/app/group/people");
    await visitor.call(path, "POST", role);
    return {
      path,
      visitor,
      stands: async () =>
        settled(
          await db.headquartersRole.findFirst({ where: { groupId }, include: { regions: true } }),
        ),
      needed: async () => ({ version: (await visitor.open(path)).hidden("version") }),
      one: { role: "viewer" },
    };
  },
  "/app/calendar/own/:id": async () => {
    const { id: accountId, visitor } = await club();
    const duty = { title: "Audit", due_on: "2099-05-03", is_yearly: "1", note: "Two members." };
    await visitor.open("/app/calendar/own");
    const { id } = await (await visitor.call("/app/calendar/own", "POST", duty)).json();
    const path = `/app/calendar/own/${id}`;
    return {
      path,
      visitor,
      stands: async () => settled(await db.ownDuty.findUnique({ where: { id, accountId } })),
      needed: async () => ({ version: (await visitor.open(path)).hidden("version") }),
      one: { title: "Audit by two" },
    };
  },
  "/app/calendar/facts": async () => {
    const { id, visitor } = await club();
    const path = "/app/calendar/facts";
    const version = async () => ({ version: (await visitor.open(path)).hidden("version") });
    const answers = { fiscal_year_month: "6", holds_raffles: "1", assets: "12.50" };
    await visitor.call(path, "POST", { ...(await version()), ...answers });
    return {
      path,
      visitor,
      stands: async () => {
        const rows = await db.clubFact.findMany({ where: { accountId: id, source: "club" } });
        return Object.fromEntries(rows.map(({ fact, value }) => [fact, value]));
      },
      needed: version,
      one: { holds_raffles: "0" },
    };
  },
  "/admin/alerts/:id": async () => {
    const text = { text_en: "Closed", text_es: "Cerrado" };
    const days = { starts_on: "2099-01-01", ends_on: "2099-01-02" };
    const alert = { kind: "holiday", ...text, ...days };
    const { id } = await (await staff.call("/admin/alerts/new", "POST", alert)).json();
    const path = `/admin/alerts/${id}`;
    return {
      path,
      visitor: staff,
      stands: async () => settled(await db.alert.findUnique({ where: { id } })),
      needed: async () => ({ version: await versionOf(path) }),
      one: { text_en: "Closed all day" },
    };
  },
  "/admin/contests/:id/edit": async () => {
    // Of one kind there is one contest at a time.
    const year = 1_800 + fresh();
    const days = { opens_on: `${year}-06-01`, closes_on: `${year}-06-30` };
    const contest = { title: `Summer ${year}`, kind: "photo", rules: "Be kind.", ...days };
    const { id } = await (await staff.call("/admin/contests/new", "POST", contest)).json();
    const path = `/admin/contests/${id}/edit`;
    return {
      path,
      visitor: staff,
      stands: async () => settled(await db.contest.findUnique({ where: { id } })),
      needed: async () => ({ version: await versionOf(path) }),
      one: { rules: "Be kind and quick." },
    };
  },
  "/admin/inquiries/:id": async () => {
    const { id: assigneeId } = await makePerson({ isStaff: true });
    const sent = { kind: "contact", email: "a@people.example", isVerified: true, locale: "en" };
    const when = { createdAt: new Date(), updatedAt: new Date() };
    const token = randomBytes(16).toString("hex");
    const { id } = await db.inquiry.create({ data: { ...sent, ...when, token, assigneeId } });
    const path = `/admin/inquiries/${id}`;
    return {
      path,
      visitor: staff,
      stands: async () => settled(await db.inquiry.findUnique({ where: { id } })),
      needed: async () => ({ version: await versionOf(path), step: "assign" }),
      one: { assignee: "" },
    };
  },
  "/application/create/:token": applicationPage("create"),
  "/application/update/:token": applicationPage("update"),
  "/application/draft/:token": async () => {
    const { token, visitor } = await makeApplicant(web.url);
    const path = `/application/draft/${token}`;
    const typed = { ...answersOf("start-up")[0], page: "1" };
    await visitor.open("/privacy");
    expect((await visitor.call(path, "POST", typed)).status).toBe(200);
    return {
      path,
      visitor,
      stands: async () => (await applicationOf(token)).drafts["1"]?.fields,
      needed: async () => ({ page: "1" }),
      one: { legal_name: `Club ${fresh()}` },
    };
  },
  "/bylaws-generator/:variant/:hash": async () => {
    const fields = chapterFields({ principal_office: "Springfield, Illinois", has_house: 1 });
    const made = await createBylaws(system, { variant: "chapter", fields });
    if (!made.ok) throw new Error("the bylaws were refused");
    const { hash } = made.value;
    const newest = { where: { bylaws: { hash } }, orderBy: { number: "desc" } } as const;
    return {
      path: `/bylaws-generator/chapter/${hash}`,
      method: "PUT",
      visitor: new Visitor(web.url),
      stands: async () => (await db.bylawsVersion.findFirstOrThrow(newest)).answers,
      one: { principal_office: `Town ${fresh()}, Illinois` },
    };
  },
  "/admin/texts/:page/:key": async () => {
    const path = "/admin/texts/privacy/lead";
    const stands = () =>
      db.wordingVersion.findMany({
        where: { catalogue: "privacy", key: "lead" },
        select: { locale: true, text: true },
        orderBy: { id: "asc" },
      });
    await staff.call(path, "POST", { en: "Our words", es: "Palabras" });
    return {
      path,
      visitor: staff,
      stands,
      needed: async () => ({ en_version: await versionOf(path, "en_version") }),
      one: { en: `Other words, ${fresh()}` },
    };
  },
};

it("has a row, or a reason, for every address that changes something", () => {
  const listed = [...Object.keys(forms), ...Object.values(changingWithoutRow).flat()];
  const changing = builtRoutes().filter(({ hasAction }) => hasAction);
  expect(listed.toSorted()).toEqual(changing.map(({ pattern }) => pattern).toSorted());
});

/** What a page of a browser without script sends besides: nothing for what is not ticked. */
const ways = {
  "a script": (at: Updating, fields: Record<string, string>) =>
    at.visitor.call(at.path, at.method ?? "POST", fields),
  "a plain form": (at: Updating, fields: Record<string, string>) =>
    at.visitor.submit(at.path, { ...(at.method && { _method: at.method }), ...fields }),
};

describe.each(Object.entries(forms))("fields that were not sent stay: %s", (_pattern, make) => {
  it.each(Object.keys(ways) as (keyof typeof ways)[])("by %s", async (way) => {
    const at = await make();
    await at.visitor.open("/privacy");
    const before = await at.stands();
    for (const needed of [undefined, at.needed]) {
      const { status } = await ways[way](at, (await needed?.()) ?? {});
      expect(status).toBeLessThan(500);
      expect(await at.stands()).toEqual(before);
    }
    const { status } = await ways[way](at, { ...(await at.needed?.()), ...at.one });
    expect([200, 303]).toContain(status);
    const after = await at.stands();
    expect(differences(before, after)).toBe(1);
  });
});

/** How many columns (or entries of a list) differ. */
function differences(before: unknown, after: unknown): number {
  const [was, is] = [before, after].map((one) => Object.entries(one as object));
  const names = new Set([...(was ?? []), ...(is ?? [])].map(([name]) => name));
  if (Array.isArray(before) && Array.isArray(after)) return Math.abs(before.length - after.length);
  const text = (of: unknown, name: string) =>
    JSON.stringify((of as Record<string, unknown>)[name] ?? null);
  return [...names].filter((name) => text(before, name) !== text(after, name)).length;
}

it("a box that a page shows and nobody ticked is sent as such", async () => {
  const { email, id } = await makePerson();
  const browser = await signedIn(web.url, email);
  const page = await browser.open("/account");
  expect(page.hidden("_boxes").split(" ")).toContain("is_subscribed_bulk_emails");
  const sent = { first_name: "Ada", _boxes: page.hidden("_boxes") };
  expect((await browser.submit("/account", sent)).status).toBe(303);
  const row = await db.user.findUniqueOrThrow({ where: { id } });
  expect([row.isSubscribedBulkEmails, row.isSubscribedEventEmails]).toEqual([false, false]);
});

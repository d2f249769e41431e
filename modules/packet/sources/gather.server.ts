import type { Readable } from "node:stream";
import { membershipOf } from "#modules/accounts/index.server";
import { financePapers } from "#modules/billing/index.server";
import { keptBylawsPapers } from "#modules/bylaws/index.server";
import { chosenFactsOf, dutiesIcs, filesNoReturn, readDuties } from "#modules/duties/index.server";
import { readSharedRoster } from "#modules/officers/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { addYears, type CivilDate, civilDateIn, fromUtcDate } from "#modules/platform/dates";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { formatLongDate } from "#modules/platform/format";
import { americanEnglish } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { listMemberships, readMembership } from "#modules/renewal/index.server";
import { certificateFile, listCertificates } from "#modules/standing/index.server";
import { finalReportsOf, reportFile } from "#modules/treasury/index.server";
import { dueReturns } from "../domain/due-returns";
import { type Folder, folderOf } from "../domain/folders";
import type { IndexedMissing } from "../domain/index-files";
import { type Expected, expected, type Missing, missingOf } from "../domain/missing";
import { invoicesFrom, USUAL_MONTH } from "../domain/money-range";
import { missingWords, packetWords } from "../messages";
import { countKeptFiles, keptFiles } from "./kept-files.server";
import { dutiesSheet, rosterSheet } from "./sheets";

type Category = Extract<keyof (typeof packetWords)["en"], `category.${string}`>;

/** A paper that goes into a packet. */
export interface PacketPaper {
  readonly folder: Folder;
  readonly category: Category extends `category.${infer Name}` ? Name : never;
  readonly title: string;
  /** Whose ending the file has. */
  readonly fileName: string;
  readonly date: CivilDate;
  /** Undefined when it is lost. */
  readonly open: () => Promise<Readable | Buffer | undefined>;
}

/** Everything that a packet has. */
export interface Gathered {
  readonly count: number;
  /** One after the other, in the order of the folders. */
  readonly papers: AsyncIterable<PacketPaper>;
  /** What is not there, known once all papers went by. */
  readonly missing: () => readonly IndexedMissing[];
}

const t = translator(packetWords, "en");
const longDay = (day: CivilDate) => formatLongDate(day, americanEnglish);

/** What our own rooms have of an account, and what is there of what is looked for. */
async function ownPapers(ctx: Ctx, accountId: number, range: { from: CivilDate; to: CivilDate }) {
  const has = new Set<Expected>();
  const papers: PacketPaper[] = [];
  const { to: today } = range;
  const add = (paper: PacketPaper, what?: Expected) => {
    papers.push(paper);
    if (what) has.add(what);
  };
  for (const { kind, date, open } of await keptBylawsPapers(ctx, accountId)) {
    const isAdopted = kind === "adopted";
    add(
      {
        folder: "governing",
        category: "governing",
        title: isAdopted ? t("bylawsAdopted", { day: longDay(date) }) : t("bylawsWord"),
        fileName: isAdopted ? "bylaws.pdf" : "bylaws.docx",
        date,
        open: async () => (await open())?.stream,
      },
      isAdopted ? "bylaws" : undefined,
    );
  }
  await addMembership(ctx, accountId, today, add);
  await addStanding(ctx, accountId, add);
  const finances = await financePapers(ctx, { accountId, ...range });
  const money = { folder: "money", category: "money", fileName: "paper.pdf" } as const;
  for (const { number, date, write } of finances.invoices) {
    add({ ...money, title: t("invoice", { number }), date, open: write });
  }
  if (finances.invoices.length > 0) {
    const title = t("statement", { day: longDay(range.from) });
    add({ ...money, title, date: today, open: finances.writeStatement });
  }
  await addReports(ctx, accountId, range.from, add);
  const roster = await readSharedRoster(ctx, accountId);
  if (roster.ok && roster.value.terms.length > 0) {
    const write = () => writeSheetPdf(rosterSheet(roster.value, ctx.now()));
    const of = { folder: "people", category: "people", fileName: "roster.pdf" } as const;
    add({ ...of, title: t("roster"), date: today, open: write }, "roster");
  }
  await addCalendar(ctx, accountId, today, add);
  return { papers, has };
}

type Add = (paper: PacketPaper, what?: Expected) => void;

async function addMembership(ctx: Ctx, accountId: number, today: CivilDate, add: Add) {
  const memberships = await listMemberships(ctx, accountId);
  if (!memberships.ok) return;
  const newest = memberships.value.find(({ certificate }) => certificate === "ready");
  if (!newest) return;
  const found = await readMembership(ctx, newest.id);
  if (!found.ok) return;
  add(
    {
      folder: "irs",
      category: "exemption",
      title: t("coverage", { number: newest.certificateNumber }),
      fileName: "certificate.pdf",
      date: newest.beginsOn,
      open: async () => (await found.value.open())?.stream,
    },
    newest.endsOn >= today ? "coverage" : undefined,
  );
}

/** The treasurer's final reports, of each year the newest version. */
async function addReports(ctx: Ctx, accountId: number, from: CivilDate, add: Add) {
  const reports = await finalReportsOf(ctx, { accountId });
  const newest = new Map(reports.toReversed().map((report) => [report.endsOn, report]));
  for (const { endsOn, version } of newest.values()) {
    if (endsOn < from) continue;
    const open = async () => {
      const file = await reportFile(ctx, { accountId, endsOn, version });
      return file.ok ? Buffer.from(file.value) : undefined;
    };
    const title = t("treasurersReport", { day: longDay(endsOn) });
    const of = { folder: "money", category: "money", fileName: "report.pdf" } as const;
    add({ ...of, title, date: endsOn, open }, "reports");
  }
}

/** Only of a club that is in good standing now: then there is no obstacle to another one. */
async function addStanding(ctx: Ctx, accountId: number, add: Add) {
  const found = await listCertificates(ctx, accountId);
  if (!found.ok || found.value.obstacle) return;
  const valid = found.value.certificates.find(
    ({ state, file }) => state === "valid" && file === "ready",
  );
  if (!valid) return;
  const file = await certificateFile(ctx, valid.id);
  if (!file.ok) return;
  add(
    {
      folder: "irs",
      category: "exemption",
      title: t("standing", { serial: valid.serial }),
      fileName: "standing.pdf",
      date: valid.issuedOn,
      open: async () => (await file.value.open())?.stream,
    },
    "standing",
  );
}

async function addCalendar(ctx: Ctx, accountId: number, today: CivilDate, add: Add) {
  const of = { folder: "calendar", category: "calendar", date: today } as const;
  const duties = await readDuties(ctx, accountId);
  if (!duties.ok) return;
  const { accountName } = duties.value;
  const open = duties.value.duties.filter(
    ({ state, dueOn, isOverdue }) => state === "open" && (isOverdue || dueOn >= today),
  );
  add({
    ...of,
    title: t("duties"),
    fileName: "duties.pdf",
    open: () => writeSheetPdf(dutiesSheet({ accountName, today, duties: open }, ctx.now())),
  });
  const ics = await dutiesIcs(ctx, accountId);
  if (!ics.ok) return;
  const written = Buffer.from(ics.value);
  add({ ...of, title: t("calendarIcs"), fileName: "calendar.ics", open: async () => written });
}

/** Which of the vault's papers stand for what a packet is expected to have. */
const byKind: Readonly<Record<string, Expected>> = {
  articles: "articles",
  bylaws: "bylaws",
  ein_letter: "ein_letter",
  determination: "determination",
  sales_tax: "sales_tax",
  registration: "registration",
  insurance: "insurance",
};

/** Everything that an account has here and may take along. Whoever calls asked for permission. */
export async function gatherPapers(job: Ctx, accountId: number): Promise<Gathered> {
  const ctx: Ctx = { ...job, ...americanEnglish, actor: { kind: "system", name: "packet" } };
  const account = await ctx.db.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { timeZone: true, renewalDueAt: true },
  });
  const today = civilDateIn(ctx.now(), account.timeZone);
  const facts = (await chosenFactsOf(ctx, [accountId])).get(accountId);
  const month = facts?.fiscal_year_month ?? USUAL_MONTH;
  const { papers: own, has } = await ownPapers(ctx, accountId, {
    from: invoicesFrom(today, month),
    to: today,
  });
  const dueOn = account.renewalDueAt ? fromUtcDate(account.renewalDueAt) : null;
  const isAsked = (end: CivilDate) => !facts?.formed_on || end >= facts.formed_on;
  const noReturn = facts !== undefined && filesNoReturn(facts);
  const due = new Set(noReturn ? [] : dueReturns(today, month).filter(isAsked));
  /** A kept file says what it is by its kind, its category and its date. */
  const note = (kind: string, category: string, date: CivilDate) => {
    const what = byKind[kind];
    if (what) has.add(what);
    if (category === "money") has.add("reports");
    if (category === "insurance") has.add("insurance");
    if (category === "minutes" && date > addYears(today, -1)) has.add("minutes");
    if (kind !== "return") return;
    for (const end of due) if (date >= end && date < addYears(end, 1)) due.delete(end);
  };
  return {
    count: own.length + (await countKeptFiles(ctx, accountId)),
    papers: (async function* () {
      yield* own;
      for await (const { category, kind, date, open, ...file } of keptFiles(ctx, accountId)) {
        note(kind, category, date);
        const known = `category.${category}` in packetWords.en ? category : "other";
        yield {
          ...file,
          folder: folderOf(category),
          category: known as PacketPaper["category"],
          date,
          open: async () => (await open())?.stream,
        };
      }
    })(),
    missing: () =>
      missingOf({
        isIncorporated: facts?.is_incorporated === true,
        sellsGoods: facts?.sells_goods === true,
        isRegistered: facts?.charity_registered === true,
        isMember: membershipOf(dueOn, ctx.now(), account.timeZone).state !== "new",
        has,
        returns: [...due],
      }).map(inWords),
  };
}

function inWords({ what, period }: Missing): IndexedMissing {
  const say = translator(missingWords, "en");
  return {
    folder: expected[what],
    title:
      what === "return"
        ? say("what.return", { period: period ? longDay(period) : "" })
        : say(`what.${what}`),
    next: say(`get.${what}`),
  };
}

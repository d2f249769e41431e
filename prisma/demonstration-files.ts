import { Readable } from "node:stream";
import { changeInspectionPage, publishPaper } from "#modules/inspection/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, civilDate, civilDateIn } from "#modules/platform/dates";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { parseFields } from "#modules/platform/fields";
import { writeScratch } from "#modules/platform/storage/index.server";
import {
  keepFile,
  keepVersion,
  makeShare,
  quarantineFile,
  shareSchema,
} from "#modules/vault/index.server";
import { organizations } from "./demonstration-data";

interface DemonstrationPaper {
  readonly name: string;
  readonly text: string;
  readonly category:
    | "governing"
    | "exemption"
    | "minutes"
    | "money"
    | "insurance"
    | "returns"
    | "contracts";
  readonly kind: "articles" | "ein_letter" | "determination" | "minutes" | "insurance" | null;
  readonly title: string;
  readonly days: number;
  readonly isPrivate?: boolean;
}

const papers: readonly DemonstrationPaper[] = [
  {
    name: "articles-filed.pdf",
    text: "Articles of incorporation, with the stamp of the state.",
    category: "governing",
    kind: "articles",
    title: "Articles of incorporation",
    days: -1_900,
  },
  {
    name: "CP575.pdf",
    text: "We assigned you an employer identification number.",
    category: "exemption",
    kind: "ein_letter",
    title: "EIN letter",
    days: -1_880,
  },
  {
    name: "bank-2019-05.pdf",
    text: "Statement of the checking account.",
    category: "money",
    kind: null,
    title: "Bank statement of an old year",
    days: -3_300,
  },
  {
    name: "bank-statement.pdf",
    text: "Statement of the checking account.",
    category: "money",
    kind: null,
    title: "Bank statement of last month",
    days: -30,
    isPrivate: true,
  },
  {
    name: "minutes.pdf",
    text: "Minutes of the annual meeting.",
    category: "minutes",
    kind: "minutes",
    title: "Minutes of the annual meeting",
    days: -60,
  },
];

async function pdfOf(ctx: Ctx, title: string, text: string) {
  const bytes = await writeSheetPdf({
    language: "en-US",
    title,
    subject: title,
    creator: organizations.boosters.name,
    createdAt: ctx.now(),
    parties: [],
    facts: [],
    sections: [{ heading: title, text }],
    footer: organizations.boosters.name,
    pageOf: (page, pages) => `${page} / ${pages}`,
  });
  return writeScratch(Readable.from([bytes]));
}

/** Some papers of the boosters, one in two versions, one private, one in quarantine; nothing where they have papers. */
export async function seedFiles(ctx: Ctx): Promise<void> {
  const { ein, timeZone } = organizations.boosters;
  const account = await ctx.db.account.findFirst({ where: { ein } });
  if (!account || (await ctx.db.accountFile.count({ where: { accountId: account.id } })) > 0)
    return;
  const today = civilDateIn(ctx.now(), timeZone);
  for (const paper of papers) await seedPaper(ctx, account.id, paper, today);
  await seedShare(ctx, account.id);
  await seedInspection(ctx, account.id, today);
  await seedQuarantine(ctx, account.id, today);
}

/** A paper in which a virus scanner would have found something, for staff to decide about. */
async function seedQuarantine(ctx: Ctx, accountId: number, today: CivilDate): Promise<void> {
  const fileId = await keepPaper(ctx, accountId, addDays(today, -200), {
    name: "quote-for-uniforms.pdf",
    text: "A quote for band uniforms.",
    category: "contracts",
    kind: null,
    title: "Quote for uniforms",
  });
  const put = await quarantineFile(ctx, {
    file: { from: "paper", id: fileId },
    finding: "Eicar-Test-Signature",
  });
  if (!put.ok) throw new Error(`a file was not put into quarantine: ${put.refusal.code}`);
}

/** Their public page, with a return of last year's. */
async function seedInspection(ctx: Ctx, accountId: number, today: CivilDate): Promise<void> {
  const year = Number(today.slice(0, 4)) - 1;
  const filedOn = civilDate(`${year}-11-03`);
  const id = await keepPaper(ctx, accountId, filedOn, {
    name: `form-990-ez-${year}.pdf`,
    text: "Form 990-EZ, as it was filed, without Schedule B.",
    category: "returns",
    kind: null,
    title: `Form 990-EZ of ${year}`,
  });
  const actor = await primaryOf(ctx, accountId);
  if (!actor) return;
  // No scanner is there in a demonstration, and nobody else wrote these papers.
  await ctx.db.accountFile.updateMany({
    where: { accountId, category: { in: ["exemption", "returns"] } },
    data: { scannedAt: ctx.now() },
  });
  const published = await publishPaper(
    { ...ctx, actor },
    {
      fileId: id,
      fields: {
        kind: null,
        form: "990-EZ",
        fiscal_year_end: civilDate(`${year}-06-30`),
        filed_on: filedOn,
        is_extended: false,
        is_cleared: true,
        is_looked_through: false,
      },
    },
  );
  if (!published.ok) throw new Error(`a paper was not published: ${published.refusal.code}`);
  const page = { accountId, version: 0, fields: { is_open: true, is_indexed: false } };
  const opened = await changeInspectionPage({ ...ctx, actor }, page);
  if (!opened.ok) throw new Error(`the public page was refused: ${opened.refusal.code}`);
}

/** The account's primary person, as who acts. */
async function primaryOf(ctx: Ctx, accountId: number) {
  const primary = await ctx.db.accountUser.findFirst({ where: { accountId, isPrimary: true } });
  if (!primary) return undefined;
  const { userId } = primary;
  return { kind: "user", userId, isStaff: false, accountIds: [accountId] } as const;
}

/** A link to the papers that a bank asks for; nobody has it. */
async function seedShare(ctx: Ctx, accountId: number): Promise<void> {
  const actor = await primaryOf(ctx, accountId);
  if (!actor) return;
  const asked = await ctx.db.accountFile.findMany({
    where: { accountId, kind: { in: ["articles", "ein_letter"] } },
    select: { id: true },
  });
  const fields = parseFields(
    shareSchema,
    { name: "Our bank", what: "papers", papers: asked.map(({ id }) => String(id)) },
    "en",
  );
  if (!fields.ok) throw new Error("the fields of a link to papers were refused");
  const made = await makeShare({ ...ctx, actor }, { accountId, fields: fields.value });
  if (!made.ok) throw new Error(`a link to papers was refused: ${made.refusal.code}`);
}

/** Keeps one paper. @returns its id */
async function keepPaper(
  ctx: Ctx,
  accountId: number,
  datedOn: CivilDate,
  { name, text, isPrivate = false, ...said }: Omit<DemonstrationPaper, "days">,
): Promise<number> {
  const about = { field: "uploads[]", name, declaredType: "application/pdf" };
  const scratch = await pdfOf(ctx, said.title, text);
  const fields = { ...said, dated_on: datedOn, ends_on: null, is_private: isPrivate };
  const file = { ...scratch, ...about };
  const kept = await keepFile(ctx, { file, accountId, params: {}, fields });
  await scratch.remove();
  if (!kept.ok) throw new Error(`a paper was refused: ${kept.refusal.code}`);
  return kept.value.id;
}

/** Keeps one of `papers`; of the minutes the signed version too. */
async function seedPaper(
  ctx: Ctx,
  accountId: number,
  { days, ...paper }: DemonstrationPaper,
  today: CivilDate,
): Promise<void> {
  const datedOn = addDays(today, days);
  const id = await keepPaper(ctx, accountId, datedOn, paper);
  if (paper.kind !== "minutes") return;
  const about = { field: "uploads[]", name: "minutes-signed.pdf", declaredType: "application/pdf" };
  const signed = await pdfOf(ctx, paper.title, `${paper.text} Signed by the secretary.`);
  const fields = { dated_on: datedOn, ends_on: null };
  const newer = await keepVersion(ctx, { id, file: { ...signed, ...about }, fields });
  await signed.remove();
  if (!newer.ok) throw new Error(`a version was refused: ${newer.refusal.code}`);
}

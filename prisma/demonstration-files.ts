import { Readable } from "node:stream";
import type { Ctx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, civilDateIn } from "#modules/platform/dates";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { parseFields } from "#modules/platform/fields";
import { writeScratch } from "#modules/platform/storage/index.server";
import {
  keepFile,
  keepVersion,
  makeShare,
  shareLabels,
  shareSchema,
} from "#modules/vault/index.server";
import { organizations } from "./demonstration-data";

interface DemonstrationPaper {
  readonly name: string;
  readonly text: string;
  readonly category: "governing" | "exemption" | "minutes" | "money" | "insurance" | "returns";
  readonly kind: "articles" | "ein_letter" | "determination" | "minutes" | "insurance" | "";
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
    kind: "",
    title: "Bank statement of an old year",
    days: -3_300,
  },
  {
    name: "bank-statement.pdf",
    text: "Statement of the checking account.",
    category: "money",
    kind: "",
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

/** Some papers of the boosters, one in two versions, one private; nothing where they have papers. */
export async function seedFiles(ctx: Ctx): Promise<void> {
  const { ein, timeZone } = organizations.boosters;
  const account = await ctx.db.account.findFirst({ where: { ein } });
  if (!account || (await ctx.db.accountFile.count({ where: { accountId: account.id } })) > 0)
    return;
  const today = civilDateIn(ctx.now(), timeZone);
  for (const paper of papers) await seedPaper(ctx, account.id, paper, today);
  await seedShare(ctx, account.id);
}

/** A link to the papers that a bank asks for; nobody has it. */
async function seedShare(ctx: Ctx, accountId: number): Promise<void> {
  const primary = await ctx.db.accountUser.findFirst({ where: { accountId, isPrimary: true } });
  if (!primary) return;
  const asked = await ctx.db.accountFile.findMany({
    where: { accountId, kind: { in: ["articles", "ein_letter"] } },
    select: { id: true },
  });
  const { userId } = primary;
  const actor = { kind: "user", userId, isStaff: false, accountIds: [accountId] } as const;
  const fields = parseFields(
    shareSchema,
    { name: "Our bank", what: "papers", papers: asked.map(({ id }) => String(id)) },
    shareLabels("en"),
  );
  if (!fields.ok) throw new Error("the fields of a link to papers were refused");
  const made = await makeShare({ ...ctx, actor }, { accountId, fields: fields.value });
  if (!made.ok) throw new Error(`a link to papers was refused: ${made.refusal.code}`);
}

async function seedPaper(
  ctx: Ctx,
  accountId: number,
  { name, text, days, isPrivate = false, ...said }: DemonstrationPaper,
  today: CivilDate,
): Promise<void> {
  const about = { field: "uploads[]", name, declaredType: "application/pdf" };
  const dated = { dated_on: addDays(today, days), ends_on: null };
  const scratch = await pdfOf(ctx, said.title, text);
  const fields = { ...said, ...dated, is_private: isPrivate };
  const kept = await keepFile(ctx, {
    file: { ...scratch, ...about },
    accountId,
    params: {},
    fields,
  });
  await scratch.remove();
  if (!kept.ok) throw new Error(`a paper was refused: ${kept.refusal.code}`);
  if (said.kind !== "minutes") return;
  const signed = await pdfOf(ctx, said.title, `${text} Signed by the secretary.`);
  const file = { ...signed, ...about, name: "minutes-signed.pdf" };
  const newer = await keepVersion(ctx, { id: kept.value.id, file, fields: dated });
  await signed.remove();
  if (!newer.ok) throw new Error(`a version was refused: ${newer.refusal.code}`);
}

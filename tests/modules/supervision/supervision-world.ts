import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addAccountFile, createGroup } from "#modules/accounts/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { civilDate, startOfDay } from "#modules/platform/dates";
import { db, pool } from "#modules/platform/db.server";
import { fileValueOf } from "#modules/platform/forms/contract";
import { handlers } from "#modules/supervision/handlers.server";
import { openYear, type SentPapers, sendPapers } from "#modules/supervision/index.server";
import type { Person } from "#tests/modules/accounts/people";
import { system } from "#tests/modules/accounts/people";
import { makeDutyClub, must } from "#tests/modules/duties/calendar";
import { smallPdf } from "#tests/setup/files";

export const morning = (day: string) => () =>
  new Date(startOfDay(civilDate(day), "America/New_York").getTime() + 9 * 3_600_000);

/** One of an account's people on a day, with the password given just now. */
export const on = (person: Person, accountId: number, day: string): Ctx =>
  createCtx({
    actor: {
      kind: "user",
      userId: person.id,
      isStaff: false,
      accountIds: [accountId],
      provedAt: morning(day)(),
    },
    now: morning(day),
  });

/** A file of an account as forms send it. */
export async function fileOf(ctx: Ctx, accountId: number, name = "return.pdf"): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), "goodstanding-supervision-")), name);
  writeFileSync(path, smallPdf);
  const file = {
    field: "uploads[]",
    name,
    declaredType: "application/pdf",
    size: smallPdf.length,
    sha256: createHash("sha256").update(smallPdf).digest("hex"),
    path,
  };
  const { id, fileName } = must(await addAccountFile(ctx, { file, accountId, params: {} }));
  return fileValueOf([{ id: String(id), file_name: fileName }]);
}

export const nothing: SentPapers["papers"] = {
  return_uploads: "",
  receipts: "",
  expenses: "",
  closing: "",
  activity_1: "",
  activity_2: "",
  activity_3: "",
  officers: "",
  purpose_changed: false,
  number: "",
  confirmation_uploads: "",
  has_read: false,
};

export const report: SentPapers["papers"] = {
  ...nothing,
  receipts: "12,500.00",
  expenses: "11,000",
  closing: "3,200.50",
  activity_1: "Band concerts",
  officers: "Jane Roe, President\nJosé Díaz, Treasurer",
};

let eins = 410_000_000;
export const newEin = () => String(eins++);

/**
 * A headquarters whose accounting year ends in June, with so many chapters, the supervision year to
 * June 2027 set up. The day is 2027-09-01 unless it is said.
 */
export async function makeSupervision({ chapters: count = 2, today = "2027-09-01" } = {}) {
  const central = await makeDutyClub({ answers: { fiscal_year_month: "6" }, today });
  const chapters = [];
  for (let index = 0; index < count; index++) {
    const club = await makeDutyClub({
      answers: { fiscal_year_month: "5" },
      today,
      ein: newEin(),
      members: 1,
    });
    const name = `Chapter ${String(index + 1).padStart(2, "0")}`;
    await db.account.update({ where: { id: club.id }, data: { name } });
    chapters.push({ ...club, name, ctx: on(club.primary, club.id, today) });
  }
  const { id: groupId } = must(
    await createGroup(system, {
      label: "Delta Rho Omega",
      gen: "5271",
      centralAccountId: central.id,
      accountIds: chapters.map(({ id }) => id),
    }),
  );
  const hq = on(central.primary, central.id, today);
  must(await openYear(hq, { accountId: central.id, year: 2027 }));
  return {
    central,
    chapters,
    groupId,
    hq,
    today,
    onDay: (day: string) => on(central.primary, central.id, day),
  };
}

/** Sends papers of a chapter, which must be taken. */
export const send = async (
  { id, ctx }: { readonly id: number; readonly ctx: Ctx },
  papers: Partial<SentPapers["papers"]>,
  year = 2027,
) => must(await sendPapers(ctx, { accountId: id, year, papers: { ...nothing, ...papers } }));

/** Does what supervision's jobs that wait are to do. */
export async function runJobs(): Promise<void> {
  const { rows } = await pool.query<{ id: string; job_name: string; payload: unknown }>(
    "DELETE FROM outbox_jobs WHERE job_name LIKE 'supervision.%' RETURNING id, job_name, payload",
  );
  for (const { id, job_name, payload } of rows) {
    const handler = handlers.find(({ job }) => job.name === job_name);
    const signal = new AbortController().signal;
    await handler?.run({ ...system, jobId: id, attempt: 1, signal }, payload);
  }
}

import { buffer } from "node:stream/consumers";
import { lockAccount, refuseSuspended } from "#modules/accounts/index.server";
import { extendedReturnDueOn, returnDueOn } from "#modules/compliance/contract";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDate, toUtcDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import { pagesWithNumbers } from "../domain/personal-numbers";
import { publicUntil } from "../domain/public-until";
import { inspectionMessages } from "../messages";
import { readPages } from "../read-pages.server";
import type { PublishFields } from "../schemas";
import { publishable, refuseOutsiders, todayOf } from "../store.server";

type Plain = Exclude<keyof (typeof inspectionMessages)["en"], "limit" | "numbersFound">;
const say = (key: Plain): MessageRef => message(inspectionMessages, key);

/** No return is older, so that a slip of the pen is seen. */
const FIRST_DAY = civilDate("2000-01-01");

interface Said {
  readonly kind: "application" | "letter" | "return";
  readonly form: string;
  readonly days?: {
    readonly fiscalYearEnd: CivilDate;
    readonly dueOn: CivilDate;
    readonly filedOn: CivilDate;
    readonly publicUntil: CivilDate;
  };
}

function judge(fields: PublishFields, isReturn: boolean, today: CivilDate): Result<Said> {
  const errors: FieldErrors = {};
  if (!fields.is_cleared) errors.is_cleared = [say("clearFirst")];
  if (!isReturn) {
    if (!fields.kind) errors.kind = [say("chooseKind")];
    if (!fields.kind || errors.is_cleared) return refuse({ code: "invalid", errors });
    return ok({ kind: fields.kind, form: "" });
  }
  const { form, fiscal_year_end: end, filed_on: filedOn, is_extended: isExtended } = fields;
  if (!form) errors.form = [say("chooseForm")];
  if (!end) errors.fiscal_year_end = [say("yearMissing")];
  else if (end >= today) errors.fiscal_year_end = [say("yearAhead")];
  else if (end < FIRST_DAY) errors.fiscal_year_end = [say("yearOld")];
  if (!filedOn) errors.filed_on = [say("filedMissing")];
  else if (filedOn > today) errors.filed_on = [say("filedAhead")];
  else if (end && filedOn <= end) errors.filed_on = [say("filedBefore")];
  if (!form || !end || !filedOn || Object.keys(errors).length > 0) {
    return refuse({ code: "invalid", errors });
  }
  const dueOn = isExtended ? extendedReturnDueOn(end) : returnDueOn(end);
  const until = publicUntil(dueOn, filedOn);
  if (until < today) return refuseField("fiscal_year_end", say("pastDue"));
  return ok({
    kind: "return",
    form,
    days: { fiscalYearEnd: end, dueOn, filedOn, publicUntil: until },
  });
}

interface Looked {
  readonly found: "none" | "numbers" | "unreadable";
  readonly pages: readonly number[];
}

/** Looks through a stored file for what has the form of a Social Security number. */
async function lookThrough(storageKey: string): Promise<Looked> {
  const pages = await readPages(async () => {
    const file = await storage.get(storageKey);
    return file && buffer(file.stream);
  });
  if (!pages) return { found: "unreadable", pages: [] };
  const withNumbers = pagesWithNumbers(pages);
  return { found: withNumbers.length > 0 ? "numbers" : "none", pages: withNumbers };
}

/** So many pages are named. */
const NAMED = 10;

function refuseNumbers({ found, pages }: Looked) {
  if (found === "unreadable") return refuseField("is_looked_through", say("unreadable"));
  const named = pages.slice(0, NAMED).join(", ");
  const params = { count: pages.length, pages: pages.length > NAMED ? `${named}, …` : named };
  return refuseField("is_looked_through", message(inspectionMessages, "numbersFound", params));
}

export interface PublishedPaper {
  readonly fileId: number;
  /** Those of `publishSchema`. */
  readonly fields: PublishFields;
}

/**
 * Publishes a paper of the exemption or a return, this version of it, for whoever looks at the public
 * page: for people of the organization. Its text is looked through for Social Security numbers, and
 * what is found, or could not be read, is asked about; the answer is in the record of changes.
 * Refusals: `not_found`; `invalid` at the fields, at `is_looked_through` for numbers; `conflict` when
 * it is public already; `forbidden` for staff.
 * @throws StorageUnavailable when the place for files is away.
 */
export async function publishPaper(
  ctx: Ctx,
  { fileId, fields }: PublishedPaper,
): Promise<Result<{ id: number; accountId: number }>> {
  const file = await reader(ctx).accountFile.findFirst({ where: { id: fileId, ...publishable } });
  if (!file) return refuse({ code: "not_found" });
  const { accountId, storageKey } = file;
  const refused = refuseOutsiders(ctx, accountId) ?? (await refuseSuspended(ctx, accountId));
  if (refused) return refused;
  if (file.contentType !== "application/pdf") {
    return refuse({ code: "conflict", message: say("notPdf") });
  }
  if (!file.scannedAt) return refuse({ code: "conflict", message: say("notScanned") });
  const said = judge(fields, file.category === "returns", await todayOf(ctx, accountId));
  if (!said.ok) return said;
  const looked = await lookThrough(storageKey);
  if (looked.found !== "none" && !fields.is_looked_through) return refuseNumbers(looked);
  const numbers = looked.found === "numbers" ? "answered" : looked.found;
  return inTransaction(ctx, async (tx): Promise<Result<{ id: number; accountId: number }>> => {
    await lockAccount(tx, accountId);
    const still = await tx.tx.accountFile.count({
      where: { id: fileId, accountId, ...publishable, category: file.category },
    });
    if (still === 0) return refuse({ code: "not_found" });
    if ((await tx.tx.inspectionPaper.count({ where: { fileId, withdrawnAt: null } })) > 0) {
      return refuse({ code: "conflict", message: say("alreadyPublic") });
    }
    const { kind, form, days } = said.value;
    const { id } = await tx.tx.inspectionPaper.create({
      data: {
        accountId,
        fileId,
        kind,
        form,
        ...(days && {
          fiscalYearEnd: toUtcDate(days.fiscalYearEnd),
          dueOn: toUtcDate(days.dueOn),
          filedOn: toUtcDate(days.filedOn),
          publicUntil: toUtcDate(days.publicUntil),
        }),
        numbers,
        publishedById: tx.actor.kind === "user" ? tx.actor.userId : null,
        publishedAt: tx.now(),
      },
    });
    await audit(tx, {
      action: "inspection.paper-published",
      subject: `account:${accountId}`,
      data: { fileId, kind, form, ...days, numbers, pages: looked.pages.slice(0, NAMED) },
    });
    return ok({ id, accountId });
  });
}

/**
 * Takes a paper off the public page at once; the file stays. For people of the organization.
 * Refusals: `not_found`; `conflict` when it is off already.
 */
export const withdrawPaper = (
  ctx: Ctx,
  { accountId, id }: { readonly accountId: number; readonly id: number },
): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const paper = await tx.tx.inspectionPaper.findFirst({ where: { id, accountId } });
    const outsiders = refuseOutsiders(tx, accountId);
    if (outsiders) return outsiders;
    if (!paper) return refuse({ code: "not_found" });
    const { count } = await tx.tx.inspectionPaper.updateMany({
      where: { id, accountId, withdrawnAt: null },
      data: { withdrawnAt: tx.now() },
    });
    if (count === 0) return refuse({ code: "conflict", message: say("gone") });
    const subject = `account:${accountId}`;
    const data = { fileId: paper.fileId };
    await audit(tx, { action: "inspection.paper-withdrawn", subject, data });
    return ok(undefined);
  });

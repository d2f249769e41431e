import {
  lockAccount,
  ownedFileIds,
  primaryOf,
  refuseSuspended,
} from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { foldEmail } from "#modules/platform/email";
import { formatLongDate } from "#modules/platform/format";
import { enqueue } from "#modules/platform/jobs/index.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { isStaff, mayActFor, mayDo } from "#modules/platform/permission.server";
import {
  type FieldErrors,
  ok,
  type Refused,
  type Result,
  refuse,
  refuseField,
} from "#modules/platform/result";
import type { Office } from "../domain/offices";
import { daysProblem, defaultEnd, doubled } from "../domain/term";
import { officersChangedJob } from "../jobs";
import { officersMessages } from "../messages";
import type { TermFields } from "../schemas";
import {
  clearResponsible,
  insertTerm,
  removeTermRow,
  type TermColumns,
  updateTerm,
} from "../store.server";
import { formOfTerm, officerLimits } from "../term-form";
import { viewOfTerm } from "../term-view";

export interface NewTerm {
  readonly accountId: number;
  /** Those of `termSchema`. */
  readonly fields: TermFields;
}

export interface ChangedTerm extends NewTerm {
  readonly id: number;
  /** The version that was read: another one now is a `conflict`. */
  readonly version: number;
}

const words = (
  key: Exclude<keyof (typeof officersMessages)["en"], "doubled" | "limit">,
): MessageRef => message(officersMessages, key);

/** Runs a change of a roster, one after the other for each account, and tells of it. */
async function changeRoster<T>(
  ctx: Ctx,
  accountId: number,
  work: (tx: TxCtx, today: CivilDate) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<T>> => {
    await lockAccount(tx, accountId);
    const account = await tx.tx.account.findFirst({
      where: { id: accountId, mergedIntoId: null },
      select: { timeZone: true },
    });
    if (!account) return refuse({ code: "not_found" });
    const suspended = isStaff(ctx) ? undefined : await refuseSuspended(tx, accountId);
    if (suspended) return suspended;
    const done = await work(tx, civilDateIn(tx.now(), account.timeZone));
    if (done.ok) await enqueue(tx, officersChangedJob, { accountId });
    return done;
  });
}

/**
 * Enters a term of office. Where somebody else is the responsible party, who is now, the day of the
 * change makes the duty to tell the IRS; without a day an entry is mended, and nothing follows.
 * A club's people and staff may; a treasurer is the primary user's and staff's to enter. Refusals:
 * `not_found`; `invalid` at the fields; `conflict` at the limit, or when the account is suspended.
 */
export const addTerm = (
  ctx: Ctx,
  { accountId, fields }: NewTerm,
): Promise<Result<{ readonly id: number }>> =>
  changeRoster(ctx, accountId, async (tx, today): Promise<Result<{ readonly id: number }>> => {
    const columns = await columnsOf(tx, { accountId, fields, today });
    if (!columns.ok) return columns;
    const kept = await tx.tx.officerTerm.count({ where: { accountId, removedAt: null } });
    if (kept >= officerLimits.terms) {
      const limit = message(officersMessages, "limit", { max: officerLimits.terms });
      return refuse({ code: "conflict", message: limit });
    }
    const guarded = await refuseTreasurer(tx, accountId, columns.value);
    if (guarded) return guarded;
    if (fields.is_responsible_party) await clearResponsible(tx, accountId);
    const id = await insertTerm(tx, accountId, columns.value);
    await auditTerm(tx, "officers.term-added", { accountId, id, fields });
    return ok({ id });
  });

/** Changes a term. Refusals: those of `addTerm`; `conflict` when somebody else changed it meanwhile. */
export const changeTerm = (
  ctx: Ctx,
  { accountId, id, version, fields }: ChangedTerm,
): Promise<Result<void>> =>
  changeRoster(ctx, accountId, async (tx, today): Promise<Result<void>> => {
    const before = await tx.tx.officerTerm.findFirst({ where: { id, accountId, removedAt: null } });
    if (!before) return refuse({ code: "not_found" });
    if (before.version !== version) {
      const stored = { version: before.version, fields: formOfTerm(viewOfTerm(before, today)) };
      return refuse({ code: "conflict", message: words("changedMeanwhile"), stored });
    }
    const columns = await columnsOf(tx, { accountId, fields, today, id });
    if (!columns.ok) return columns;
    const guarded = await refuseTreasurer(tx, accountId, columns.value, before);
    if (guarded) return guarded;
    if (fields.is_responsible_party && !before.isResponsibleParty) {
      await clearResponsible(tx, accountId);
    }
    if (!(await updateTerm(tx, { id, accountId, version }, columns.value))) {
      throw new Error(`term ${id} changed under the account's lock`);
    }
    await auditTerm(tx, "officers.term-changed", { accountId, id, fields });
    return ok(undefined);
  });

/** Removes a term that was entered by mistake. Refusals: `not_found`, also when it is gone. */
export const removeTerm = (
  ctx: Ctx,
  { accountId, id }: { readonly accountId: number; readonly id: number },
): Promise<Result<void>> =>
  changeRoster(ctx, accountId, async (tx): Promise<Result<void>> => {
    if (!(await removeTermRow(tx, accountId, id))) return refuse({ code: "not_found" });
    const subject = `account:${accountId}`;
    await audit(tx, { action: "officers.term-removed", subject, data: { id } });
    return ok(undefined);
  });

interface Judged {
  readonly accountId: number;
  readonly fields: TermFields;
  readonly today: CivilDate;
  /** Of a term that is changed. */
  readonly id?: number;
}

/** Who holds an office, and from when to when. */
type Held = Pick<TermColumns, "office" | "emailKey" | "startsOn" | "endsOn">;

/**
 * Whoever the roster names treasurer reads private papers and donors, so that only the primary user,
 * staff and the system say who that is, and until when. The rest of such a term is for everybody to say.
 */
async function refuseTreasurer(
  tx: TxCtx,
  accountId: number,
  after: Held,
  before?: Held,
): Promise<Refused | undefined> {
  if (![after.office, before?.office].includes("treasurer")) return undefined;
  const said = (term: Held) => [term.office, term.emailKey, term.startsOn, term.endsOn].join();
  if (before && said(after) === said(before)) return undefined;
  const { actor } = tx;
  if (mayDo(tx, "accounts")) return undefined;
  const isPrimary = actor.kind === "user" && actor.userId === (await primaryOf(tx, accountId));
  return isPrimary ? undefined : refuseField("office", words("treasurerIsPrimarys"));
}

/** The columns of a form, or everything that is wrong with it. */
async function columnsOf(tx: TxCtx, judged: Judged): Promise<Result<TermColumns>> {
  const { accountId, fields, today } = judged;
  const errors: FieldErrors = {};
  const { office, starts_on: startsOn, responsible_changed_on: changedOn } = fields;
  const endsOn = fields.ends_on ?? defaultEnd(startsOn);
  if (!office) errors.office = [words("chooseOffice")];
  const title = office === "other" ? fields.title.trim() : "";
  if (office === "other" && title === "") errors.title = [words("titleMissing")];
  if (changedOn && changedOn > today) errors.responsible_changed_on = [words("changedAhead")];
  for (const name of ["starts_on", "ends_on", "responsible_changed_on"] as const) {
    const day = fields[name];
    if (day && (day < "1950-01-01" || day > "2100-12-31")) errors[name] = [words("dayOutside")];
  }
  const wrong = !errors.starts_on && !errors.ends_on && daysProblem({ startsOn, endsOn });
  if (wrong) errors.ends_on = [words(wrong)];
  const minutes = fields.minutes.trim();
  const [minutesFileId = null] = minutes === "" ? [] : await ownedFileIds(tx, accountId, [minutes]);
  if (minutes !== "" && minutesFileId === null) errors.minutes = [words("fileMissing")];
  if (!office || Object.keys(errors).length > 0) {
    return refuse({ code: "invalid", errors });
  }
  const held = { office, title, startsOn, endsOn };
  const taken = await refuseDoubled(tx, judged, held);
  if (taken) return taken;
  return ok({
    office,
    title,
    name: fields.name.trim(),
    email: fields.email,
    emailKey: fields.email === "" ? "" : foldEmail(fields.email),
    phone: fields.phone,
    startsOn: toUtcDate(startsOn),
    endsOn: toUtcDate(endsOn),
    minutesFileId,
    isResponsibleParty: fields.is_responsible_party,
    // The day stays when somebody else follows later: the IRS was to hear of it all the same.
    responsibleChangedOn: changedOn ? toUtcDate(changedOn) : null,
    isBankSigner: fields.is_bank_signer,
    isReviewer: fields.is_reviewer,
    isSchoolEmployee: fields.is_school_employee,
    showsName: fields.shows_name,
    showsEmail: fields.shows_email,
    showsPhone: fields.shows_phone,
  });
}

/** Nobody holds one office twice at the same time. */
async function refuseDoubled(
  tx: TxCtx,
  { accountId, fields, id }: Judged,
  held: {
    readonly office: Office;
    readonly title: string;
    readonly startsOn: CivilDate;
    readonly endsOn: CivilDate;
  },
): Promise<Refused | undefined> {
  const others = await tx.tx.officerTerm.findMany({
    where: { accountId, office: held.office, removedAt: null, ...(id && { id: { not: id } }) },
  });
  const term = {
    ...held,
    name: fields.name,
    emailKey: fields.email === "" ? "" : foldEmail(fields.email),
  };
  const other = doubled(
    term,
    others.map((one) => ({
      office: held.office,
      title: one.title,
      name: one.name,
      emailKey: one.emailKey,
      startsOn: fromUtcDate(one.startsOn),
      endsOn: fromUtcDate(one.endsOn),
    })),
  );
  if (!other) return undefined;
  const days = { from: formatLongDate(other.startsOn, tx), to: formatLongDate(other.endsOn, tx) };
  return refuseField(
    "starts_on",
    message(officersMessages, "doubled", { name: other.name, ...days }),
  );
}

async function auditTerm(
  tx: TxCtx,
  action: "officers.term-added" | "officers.term-changed",
  { accountId, id, fields }: NewTerm & { readonly id: number },
): Promise<void> {
  const { office, title, name, starts_on, ends_on, is_responsible_party, is_bank_signer } = fields;
  const said = { office, title, name, starts_on, ends_on, is_responsible_party, is_bank_signer };
  await audit(tx, { action, subject: `account:${accountId}`, data: { id, ...said } });
}

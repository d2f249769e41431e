import { missedYearEnds } from "#modules/filings/contract";
import {
  beginRescue,
  changeRescue,
  endRescue,
  fieldsOfAnswers,
  readRescue,
  reopenRescue,
  rescueBeginSchema,
  rescueChangeSchema,
  rescueEndSchema,
  rescueReading,
  wordRescue,
} from "#modules/filings/index.server";
import type { CivilDate } from "#modules/platform/dates";
import { formatEin } from "#modules/platform/ein";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { fileIdsOf } from "#modules/platform/forms/contract";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";

/** A club's way back as its page shows it. */
export async function wordOwnRescue(context: HttpContext, accountId: number) {
  const { ctx } = context;
  const found = await readRescue(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { name, ein, today, revocation, open, ended } = found.value;
  const day = (date: CivilDate | undefined) => (date ? formatLongDate(date, ctx) : "");
  const ends = open?.answers.revokedOn && missedYearEnds(open.answers.revokedOn);
  return {
    accountId,
    name,
    ein: ein && formatEin(ein),
    revocation: revocation && {
      date: day(revocation.revokedOn),
      posted: day(revocation.postedOn),
      asOf: day(revocation.asOf),
    },
    open: open && {
      version: open.version,
      values: fieldsOfAnswers(open.answers),
      yearEnds: ends?.map(day),
      rescue: wordRescue(open.plan, await rescueReading(ctx, today)),
    },
    ended: ended && {
      version: ended.version,
      date: day(ended.reinstatedOn),
      fileId: ended.fileId,
      /** The list has a revocation after the letter. */
      isRevokedAgain: revocation !== undefined && revocation.revokedOn > ended.reinstatedOn,
    },
  };
}

/** For anybody but the club's own people and staff there is nothing to send to. */
export async function refuseStrangers(context: HttpContext, accountId: number): Promise<void> {
  const found = await readRescue(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
}

const numberOf = (text: unknown) => (/^\d{1,9}$/.test(String(text)) ? Number(text) : 0);

/** Does what a form of the page asks for: begin, save, hand in the letter, open again. */
export async function takeStep(
  { ctx, body }: HttpContext,
  accountId: number,
): Promise<Result<unknown>> {
  const { controls } = body;
  if (controls._begin) {
    const letter = parseFields(rescueBeginSchema, body.fields, ctx.locale);
    return letter.ok ? beginRescue(ctx, { accountId, letter: letter.value }) : letter;
  }
  if (controls._reopen) {
    return reopenRescue(ctx, { accountId, version: numberOf(body.fields.version) });
  }
  if (controls._end) {
    const end = parseFields(rescueEndSchema, body.fields, ctx.locale);
    if (!end.ok) return end;
    const { version, reinstated_on: reinstatedOn, file_uploads: files } = end.value;
    const fileIds = fileIdsOf(files);
    return endRescue(ctx, { accountId, version: numberOf(version), reinstatedOn, fileIds });
  }
  const found = await readRescue(ctx, accountId);
  if (!found.ok) return found;
  // Answers that were not submitted stay.
  const held = found.value.open && fieldsOfAnswers(found.value.open.answers);
  const change = parseFields(rescueChangeSchema, { ...held, ...body.fields }, ctx.locale);
  if (!change.ok) return change;
  const { version, ...fields } = change.value;
  return changeRescue(ctx, { accountId, version: numberOf(version), fields });
}

import { z } from "zod";
import { flag, parseFields } from "#modules/platform/fields";
import { formatDate, formatLongDate } from "#modules/platform/format";
import { rowsShown } from "#modules/platform/pagination";
import type { Result } from "#modules/platform/result";
import { reminderOffsets } from "#modules/renewal/contract";
import {
  accountReminders,
  chooseReminders,
  listReminders,
  remindersPerPage,
} from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { offsetName } from "./offset-name";

const choiceForm = z.strictObject(
  Object.fromEntries(reminderOffsets.map((offset) => [offsetName(offset), flag()])),
);

/** Carries out what the form of an account's reminders says; what is not sent stays as it is. */
export async function saveChoice(context: HttpContext, accountId: number): Promise<Result<void>> {
  const standing = await accountReminders(context.ctx, accountId);
  if (!standing.ok) return standing;
  const chosen = standing.value.chosen.map((offset) => [offsetName(offset), true]);
  const sent = { ...Object.fromEntries(chosen), ...context.body.fields };
  const fields = parseFields(choiceForm, sent, context.ctx.locale);
  if (!fields.ok) return fields;
  const offsets = reminderOffsets.filter((offset) => fields.value[offsetName(offset)]);
  return chooseReminders(context.ctx, { accountId, offsets });
}

export type ShownAccount = Awaited<ReturnType<typeof readAccount>>;

/** What an account wants and what comes next; a refusal is the page. */
export async function readAccount(context: HttpContext, accountId: number) {
  const { ctx } = context;
  const found = await accountReminders(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  return {
    ...found.value,
    upcoming: found.value.upcoming.map(({ on, offset }) => ({
      offset,
      day: formatLongDate(on, ctx),
    })),
  };
}

export type ReminderHistoryData = Awaited<ReturnType<typeof readHistory>>;
export type ShownReminder = ReminderHistoryData["rows"][number];

/** What was mailed, of one account or of all, as the address bar asks for it. */
export async function readHistory(context: HttpContext, request: Request, accountId?: number) {
  const { ctx } = context;
  const asked = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const found = await listReminders(ctx, { accountId, page: asked });
  if (!found.ok) refusePage(context, found.refusal);
  const { rows, page, total } = found.value;
  const list = { current_page: page, per_page: remindersPerPage, total };
  return {
    ...list,
    ...rowsShown(list),
    rows: rows.map(({ decidedOn, dueOn, obligation: _, ...row }) => ({
      ...row,
      day: formatDate(decidedOn, ctx),
      due: formatDate(dueOn, ctx),
    })),
  };
}

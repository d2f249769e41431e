import { DAYS_TO_ANSWER } from "#modules/inspection/contract";
import {
  answerRequest,
  answerSchema,
  changeInspectionPage,
  keepRequest,
  pageSchema,
  readOwnInspection,
  requestSchema,
  withdrawPaper,
} from "#modules/inspection/index.server";
import { env } from "#modules/platform/env.server";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { type Result, refuse } from "#modules/platform/result";
import type { AskedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
import { inspectionPaths } from "~/http/inspection-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { ownInspectionWords } from "./words";

/** What of the account is public, what could be, and who asked. */
export async function loadInspection(context: HttpContext, { accountId, named }: AskedAccount) {
  const { ctx } = context;
  const found = await readOwnInspection(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, isOpen, isIndexed, version, papers, publishable, requests, today, mayAct } =
    found.value;
  const t = translator(ownInspectionWords, ctx.locale);
  return {
    named,
    name: accountName,
    mayAct,
    today,
    page: { isOpen, isIndexed, version },
    address: isOpen ? env.publicUrl + inspectionPaths.public(accountId) : "",
    days: DAYS_TO_ANSWER,
    papers: papers.map(({ id, title, kind, form, fiscalYearEnd, publicUntil, isShown }) => ({
      id,
      title,
      isShown,
      what:
        kind === "return"
          ? t("return", { form, end: fiscalYearEnd ? formatLongDate(fiscalYearEnd, ctx) : "" })
          : t(`kind.${kind}`),
      until: publicUntil ? formatLongDate(publicUntil, ctx) : t("forEver"),
    })),
    publishable: publishable.map(({ fileId, title, datedOn, bar }) => ({
      fileId,
      title,
      date: formatLongDate(datedOn, ctx),
      bar,
    })),
    requests: requests.map((one) => ({
      id: one.id,
      received: formatLongDate(one.receivedOn, ctx),
      way: one.way,
      askedBy: one.askedBy,
      by: formatLongDate(one.answerBy, ctx),
      answered: one.answeredOn && formatLongDate(one.answeredOn, ctx),
      isLate: one.isLate,
    })),
  };
}

/** Carries out the one of the page's decisions that was sent. */
async function decide({ ctx, body }: HttpContext, accountId: number): Promise<Result<unknown>> {
  const { decision, version, id, ...sent } = body.fields;
  switch (decision) {
    case "page": {
      const stored = await readOwnInspection(ctx, accountId);
      if (!stored.ok) return stored;
      const { isOpen, isIndexed } = stored.value;
      const kept = { is_open: isOpen, is_indexed: isIndexed, ...sent };
      const fields = parseFields(pageSchema, kept, ctx.locale);
      if (!fields.ok) return fields;
      // No page has the version -1.
      const read = /^\d{1,9}$/.test(String(version)) ? Number(version) : -1;
      return changeInspectionPage(ctx, { accountId, version: read, fields: fields.value });
    }
    case "withdraw":
      return withdrawPaper(ctx, { accountId, id: readId(String(id)) });
    case "request": {
      const fields = parseFields(requestSchema, sent, ctx.locale);
      return fields.ok ? keepRequest(ctx, { accountId, fields: fields.value }) : fields;
    }
    case "answered": {
      const fields = parseFields(answerSchema, sent, ctx.locale);
      if (!fields.ok) return fields;
      return answerRequest(ctx, { accountId, id: readId(String(id)), fields: fields.value });
    }
    default:
      return refuse({ code: "not_found" });
  }
}

export async function changeInspection(context: HttpContext, { accountId, named }: AskedAccount) {
  const decided = await decide(context, accountId);
  if (!decided.ok) {
    const isGone = decided.refusal.code === "not_found";
    return isGone ? refusePage(context, decided.refusal) : refuseForm(context, decided.refusal);
  }
  const json = { status: "saved" };
  return answerDone(context, { json, to: inspectionPaths.own(named), flash: "saved" });
}

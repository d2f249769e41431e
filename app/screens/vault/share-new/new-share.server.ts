import { data } from "@remix-run/node";
import { addDays } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Refusal } from "#modules/platform/result";
import { categoryWords } from "#modules/vault/contract";
import {
  makeShare,
  readShareChoice,
  SHARE_DAYS,
  SHARE_DAYS_MAX,
  shareLabels,
  shareSchema,
} from "#modules/vault/index.server";
import type { AskedAccount } from "~/http/asked-account.server";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refuseForm, refusePage } from "~/http/respond.server";
import { vaultPaths } from "~/http/vault-paths";
import { shareWords } from "../share-words";

const SEARCH_MAX = 100;

/** What a link of the account may open. */
export async function loadShareForm(
  context: HttpContext,
  request: Request,
  { accountId, named }: AskedAccount,
) {
  const { ctx } = context;
  const asked = new URL(request.url).searchParams;
  const search = (asked.get("search") ?? "").slice(0, SEARCH_MAX);
  const paper = readId(asked.get("paper") ?? "");
  const found = await readShareChoice(ctx, { accountId, search, paper });
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, today, years, papers, total, mayMake } = found.value;
  const t = translator(shareWords, ctx.locale);
  const category = translator(categoryWords, ctx.locale);
  return {
    named,
    accountName,
    mayMake,
    search,
    total,
    more: total > papers.length,
    listed: papers.length,
    ticked: papers.some(({ id }) => id === paper) ? [String(paper)] : [],
    papers: papers.map((one) => ({
      value: String(one.id),
      label: t("paperLine", {
        title: one.title,
        category: category(one.category),
        date: formatLongDate(one.datedOn, ctx),
      }),
    })),
    years: years.map((year) => ({
      value: String(year),
      label: t("yearOption", { year: String(year) }),
    })),
    expiresOn: addDays(today, SHARE_DAYS),
    days: { usual: SHARE_DAYS, most: SHARE_DAYS_MAX },
    constraints: constraintsOf(shareSchema),
  };
}

/** Refuses the form with the ticks it came with: several of one name are no typed value. */
function refuseShare(context: HttpContext, refusal: Refusal) {
  const sent = context.body.fields.papers;
  const ticked = (Array.isArray(sent) ? sent : [sent]).flatMap((one) =>
    typeof one === "string" ? [one] : [],
  );
  const refused = refuseForm(context, refusal);
  return data({ ...refused.data, ticked }, refused.init ?? {});
}

/** Makes a link. Its address is in this answer alone. */
export async function makeNewShare(context: HttpContext, { accountId }: AskedAccount) {
  const { ctx, body } = context;
  const fields = parseFields(shareSchema, body.fields, shareLabels(ctx.locale));
  if (!fields.ok) return refuseShare(context, fields.refusal);
  const made = await makeShare(ctx, { accountId, fields: fields.value });
  if (!made.ok) {
    const isGone = made.refusal.code === "not_found";
    return isGone ? refusePage(context, made.refusal) : refuseShare(context, made.refusal);
  }
  const { id, token } = made.value;
  const address = env.publicUrl + vaultPaths.shared(token);
  if (context.isScript) throw Response.json({ id, address });
  return { ok: true as const, id, address, hasPasscode: fields.value.passcode !== "" };
}

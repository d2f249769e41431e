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
  shareSchema,
} from "#modules/vault/index.server";
import type { AskedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refuseForm, refusePage } from "~/http/respond.server";
import { vaultPaths } from "~/http/vault-paths";
import { shareWords } from "../share-words";

const SEARCH_MAX = 100;
/** More than one link opens are not looked up. */
const MOST_TICKED = 1_000;

interface Asked {
  readonly accountId: number;
  readonly search: string;
  readonly ticked: readonly string[];
}

/** The papers that a search finds, those that are ticked first, whether it finds them or not. */
async function choose({ ctx, ...context }: HttpContext, { accountId, ...asked }: Asked) {
  const search = asked.search.slice(0, SEARCH_MAX);
  const ids = asked.ticked
    .slice(0, MOST_TICKED)
    .map(readId)
    .filter((id) => id > 0);
  const found = await readShareChoice(ctx, { accountId, search, papers: ids });
  if (!found.ok) refusePage({ ctx, ...context }, found.refusal);
  const { papers, total, ...rest } = found.value;
  const t = translator(shareWords, ctx.locale);
  const category = translator(categoryWords, ctx.locale);
  const listed = papers.map((one) => ({
    value: String(one.id),
    label: t("paperLine", {
      title: one.title,
      category: category(one.category),
      date: formatLongDate(one.datedOn, ctx),
    }),
  }));
  const ticked = listed.filter(({ value }) => ids.includes(Number(value)));
  const choice = {
    search,
    total,
    more: total > papers.length,
    ticked: ticked.map(({ value }) => value),
    papers: listed,
  };
  return { choice, ...rest };
}

/** What a link of the account may open. */
export async function loadShareForm(
  context: HttpContext,
  request: Request,
  { accountId, named }: AskedAccount,
) {
  const asked = new URL(request.url).searchParams;
  const search = asked.get("search") ?? "";
  const ticked = asked.getAll("paper");
  const found = await choose(context, { accountId, search, ticked });
  const { choice, accountName, today, years, mayMake } = found;
  const t = translator(shareWords, context.ctx.locale);
  return {
    named,
    accountName,
    mayMake,
    choice,
    years: years.map((year) => ({
      value: String(year),
      label: t("yearOption", { year: String(year) }),
    })),
    expiresOn: addDays(today, SHARE_DAYS),
    days: { usual: SHARE_DAYS, most: SHARE_DAYS_MAX },
  };
}

/** The papers as the form that came has them: its search, and its ticks. */
async function choiceOf(context: HttpContext, accountId: number) {
  const { search, papers } = context.body.fields;
  const ticked = [papers].flat().filter((one) => typeof one === "string");
  const asked = { accountId, search: typeof search === "string" ? search : "", ticked };
  return (await choose(context, asked)).choice;
}

/** Refuses the form with the ticks it came with: several of one name are no typed value. */
async function refuseShare(context: HttpContext, refusal: Refusal, accountId: number) {
  const refused = refuseForm(context, refusal);
  const choice = await choiceOf(context, accountId);
  return data({ ...refused.data, choice }, refused.init ?? {});
}

/** What was typed beside a search, to be kept. */
export interface TypedShare {
  readonly name: string;
  readonly what: string;
  readonly fiscal_year: string;
  readonly expires_on: string;
  readonly passcode: string;
  readonly max_views: string;
  readonly is_pinned: string;
}

function typedIn({ body }: HttpContext): TypedShare {
  const read = (name: keyof TypedShare) => {
    const value = body.fields[name];
    return typeof value === "string" ? value : "";
  };
  return {
    name: read("name"),
    what: read("what"),
    fiscal_year: read("fiscal_year"),
    expires_on: read("expires_on"),
    passcode: read("passcode"),
    max_views: read("max_views"),
    is_pinned: read("is_pinned"),
  };
}

/**
 * Makes a link. Its address is in this answer alone. `decision` search looks for other papers instead, and
 * keeps what was ticked and typed.
 */
export async function makeNewShare(context: HttpContext, { accountId }: AskedAccount) {
  const { ctx, body } = context;
  const { decision, search: _, ...sent } = body.fields;
  if (decision === "search") {
    const choice = await choiceOf(context, accountId);
    if (context.isScript) throw Response.json(choice);
    return { ok: "searched" as const, choice, typed: typedIn(context) };
  }
  const fields = parseFields(shareSchema, sent, ctx.locale);
  if (!fields.ok) return refuseShare(context, fields.refusal, accountId);
  const made = await makeShare(ctx, { accountId, fields: fields.value });
  if (!made.ok) {
    if (made.refusal.code === "not_found") refusePage(context, made.refusal);
    return refuseShare(context, made.refusal, accountId);
  }
  const { id, token } = made.value;
  const address = env.publicUrl + vaultPaths.shared(token);
  if (context.isScript) throw Response.json({ id, address });
  return { ok: true as const, id, address, hasPasscode: fields.value.passcode !== "" };
}

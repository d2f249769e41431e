import { z } from "zod";
import { readAccountOverview } from "#modules/accounts/index.server";
import type { MergePlan, MergeSide } from "#modules/console/contract";
import { mergeAccounts, mergeCandidates, mergePlan } from "#modules/console/index.server";
import { formatEin } from "#modules/platform/ein";
import { flag, labelsFrom, namedFields, parseFields } from "#modules/platform/fields";
import { formatCurrency, formatDate } from "#modules/platform/format";
import { message, say, translator } from "#modules/platform/messages";
import { type Result, refuseField } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { requireProved } from "~/http/fresh-sign-in.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { mergeMessages } from "./words";

export type MergePage = Awaited<ReturnType<typeof readMergePage>>;
export type MergeComparison = Extract<MergePage, { step: "compare" }>;
export type MergeSearch = Extract<MergePage, { step: "search" }>;

/** The page of an account that stays: candidates, or both side by side once one is chosen. */
export async function readMergePage(
  context: HttpContext,
  request: Request,
  id: string | undefined,
) {
  const { ctx } = context;
  const keptId = readId(id);
  const account = sure(context, await readAccountOverview(ctx, keptId));
  const asked = new URL(request.url).searchParams;
  const search = (asked.get("search") ?? "").trim();
  const duplicate = asked.get("duplicate");
  const { name } = account;
  if (duplicate === null) {
    const candidates = sure(context, await mergeCandidates(ctx, { keptId, search }));
    return { step: "search" as const, kept: { id: keptId, name }, search, ...candidates };
  }
  await requireProved(context, request);
  const plan = sure(context, await mergePlan(ctx, { keptId, duplicateId: readId(duplicate) }));
  return {
    step: "compare" as const,
    kept: { id: keptId, name },
    duplicate: { id: plan.duplicate.id, name: plan.duplicate.name },
    facts: comparedFacts(context, plan),
    rows: plan.rows,
    obstacles: plan.obstacles.map((obstacle) => say(ctx.locale, obstacle)),
    seen: plan.seen,
  };
}

const sure = <T>(context: HttpContext, result: Result<T>): T =>
  result.ok ? result.value : refusePage(context, result.refusal);

/** What at least one of the two says. */
function comparedFacts({ ctx }: HttpContext, plan: MergePlan) {
  const t = translator(mergeMessages, ctx.locale);
  const text = {
    name: ({ name }) => name,
    ein: ({ ein }) => ein && formatEin(ein),
    level: ({ level }) => level,
    dueOn: ({ dueOn }) => dueOn && formatDate(dueOn, ctx),
    group: ({ group }) => group,
    primary: ({ primary }) => primary,
    place: ({ city, state }) => [city, state].filter(Boolean).join(", "),
    website: ({ website }) => website,
    phone: ({ phone }) => phone,
    about: ({ about }) => about,
    picture: ({ hasPicture }) => (hasPicture ? t("yes") : null),
    owed: ({ owed }) => formatCurrency(owed),
    bonus: ({ bonus }) => formatCurrency(bonus),
  } as const satisfies Readonly<Record<string, (side: MergeSide) => string | null>>;
  const facts = Object.entries(text).map(([field, of]) => ({
    field: field as keyof typeof text,
    kept: of(plan.kept) ?? "",
    duplicate: of(plan.duplicate) ?? "",
    after: of(plan.result) ?? "",
  }));
  return facts.filter(({ kept, duplicate }) => kept || duplicate);
}

const form = namedFields(labelsFrom(mergeMessages, { sure: "labelSure" }))({
  duplicate: z.string(),
  seen: z.string(),
  sure: flag(),
}).strip();

/** Merges the account that the form names into the one that stays. */
export async function mergeAsAsked(
  { ctx, body }: HttpContext,
  id: string | undefined,
): Promise<Result<void>> {
  const fields = parseFields(form, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  const { duplicate, seen, sure: isSure } = fields.value;
  if (!isSure) return refuseField("sure", message(mergeMessages, "sureNeeded"));
  return mergeAccounts(ctx, { keptId: readId(id), duplicateId: readId(duplicate), seen });
}

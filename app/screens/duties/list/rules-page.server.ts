import type { RuleRow } from "#modules/duties/contract";
import { listRules } from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import type { HttpContext } from "~/http/context.server";
import { type RuleFilter, ruleFilters } from "~/http/duty-staff-paths";
import { refusePage } from "~/http/respond.server";
import { ruleStaffWords } from "../words";

const isOf: Readonly<Record<RuleFilter, (row: RuleRow) => boolean>> = {
  all: () => true,
  unconfirmed: ({ isConfirmed }) => !isConfirmed,
  old: ({ isOld }) => isOld,
  inactive: ({ isActive }) => !isActive,
};

export type RulesData = Awaited<ReturnType<typeof loadRules>>;

/** The catalogue as the address bar asks for it. */
export async function loadRules(context: HttpContext, request: Request) {
  const asked = new URL(request.url).searchParams;
  const filter = ruleFilters.find((one) => one === asked.get("filter")) ?? "all";
  const search = asked.get("search")?.trim().slice(0, 60) ?? "";
  const found = await listRules(context.ctx);
  if (!found.ok) refusePage(context, found.refusal);
  const wanted = search.toLowerCase();
  const matching = found.value.filter(({ code, title }) =>
    `${title} ${code}`.toLowerCase().includes(wanted),
  );
  const count = (one: RuleFilter) => matching.filter(isOf[one]).length;
  return {
    query: { filter, search },
    counts: {
      all: count("all"),
      unconfirmed: count("unconfirmed"),
      old: count("old"),
      inactive: count("inactive"),
    },
    rows: matching.filter(isOf[filter]).map((row) => showRule(context.ctx, row)),
  };
}

const levels = ["federal", "state", "group", "club"] as const;

/** "Federal", or the name of the one state whose rule it is. */
function levelOf({ locale }: Ctx, level: string): string {
  const known = levels.find((one) => one === level);
  if (known) return translator(ruleStaffWords, locale)(`level.${known}`);
  const state = level.replace("state:", "");
  return Object.entries(usStates).find(([code]) => code === state)?.[1] ?? level;
}

export type ShownRule = ReturnType<typeof showRule>;

function showRule(ctx: Ctx, { readOn, level, version: _, ...row }: RuleRow) {
  const t = translator(ruleStaffWords, ctx.locale);
  return {
    ...row,
    level: levelOf(ctx, level),
    read: readOn ? formatLongDate(readOn, ctx) : t("neverRead"),
  };
}

import type { Ctx } from "#modules/platform/ctx.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { type MissingPaper, paperWords } from "#modules/vault/contract";
import { calendarPaths } from "~/http/calendar-paths";
import { paths } from "~/http/paths";
import { vaultPaths } from "~/http/vault-paths";
import { missingWords } from "../missing-words";
import type { ShownMissing } from "./missing-list";

/** What is missing, each with its next step. */
export function shownMissing(
  ctx: Ctx,
  missing: readonly MissingPaper[],
  accountId: number | undefined,
): readonly ShownMissing[] {
  const t = translator(missingWords, ctx.locale);
  const name = translator(paperWords, ctx.locale);
  const help = {
    bylaws: { to: paths.ownBylaws({ accountId }), label: t("toBylaws") },
    return: { to: calendarPaths.calendar({ accountId }), label: t("toCalendar") },
  } as const;
  return missing.map(({ kind, period }) => ({
    key: `${kind}${period ?? ""}`,
    name: period
      ? t("returnOf", { name: name(kind), day: formatLongDate(period, ctx) })
      : name(kind),
    how: t(`how.${kind}`),
    add: vaultPaths.add({ accountId, kind }),
    help: kind === "bylaws" || kind === "return" ? help[kind] : undefined,
  }));
}

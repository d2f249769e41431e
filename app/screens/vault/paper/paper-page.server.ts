import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { formatFileSize } from "#modules/platform/file-size";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { categories, categoryWords, paperWords } from "#modules/vault/contract";
import { readPaper } from "#modules/vault/index.server";
import { calendarPaths } from "~/http/calendar-paths";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { paperScreenWords } from "../paper-words";

/** A paper as its page shows it. */
export async function paperPage(context: HttpContext, id: number) {
  const { ctx, visit } = context;
  const found = await readPaper(ctx, id);
  if (!found.ok) refusePage(context, found.refusal);
  const paper = found.value;
  const t = translator(paperScreenWords, ctx.locale);
  const [first] = visit.session?.accountIds ?? [];
  const named = paper.accountId === first ? undefined : paper.accountId;
  const { keepUntil, kind } = paper;
  const isForEver = categories[paper.category].years === "ever";
  return {
    named,
    paper,
    category: translator(categoryWords, ctx.locale)(paper.category),
    kind: kind === "" ? "" : translator(paperWords, ctx.locale)(kind),
    date: formatLongDate(paper.datedOn, ctx),
    endsOn: paper.endsOn && formatLongDate(paper.endsOn, ctx),
    kept: keepUntil ? formatLongDate(keepUntil, ctx) : t(isForEver ? "keptEver" : "keptUnended"),
    size: formatFileSize(paper.size),
    proves: paper.proves.map(({ code, period, title }) => ({
      key: `${code} ${period}`,
      title,
      to: calendarPaths.duty(code, period, named),
    })),
    versions: paper.versions.map(
      ({ id: versionId, version, by, sha256, isScanned, isQuarantined, ...file }) => ({
        id: versionId,
        version,
        line: t("versionLine", {
          name: file.fileName,
          size: formatFileSize(file.size),
          date: formatLongDate(civilDateIn(file.createdAt, OFFICE_ZONE), ctx),
        }),
        isQuarantined,
        notes: [
          by && t("versionBy", { by }),
          isScanned ? "" : t("notScanned"),
          isQuarantined ? t("inQuarantine") : "",
        ].filter(Boolean),
        digest: sha256,
      }),
    ),
  };
}

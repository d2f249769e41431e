import type { Ctx } from "#modules/platform/ctx.server";
import { formatEin } from "#modules/platform/ein";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import type { Barrier, Blocked, Changed, SgriChapter } from "#modules/supervision/contract";
import {
  chooseSgri,
  closeSgri,
  freezeSgri,
  readSgriYear,
  type SgriYearView,
  sgriChoiceSchema,
  sgriFreezeSchema,
  sgriSubmitSchema,
  submitSgri,
} from "#modules/supervision/index.server";
import type { HttpContext } from "~/http/context.server";
import { centralOf, loadHead } from "~/http/headquarters-head.server";
import { headquartersPaths } from "~/http/headquarters-paths";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { rosterPaths } from "~/http/roster-paths";
import { supervisionPaths } from "~/http/supervision-paths";
import { answerSaved, found, idOf, textOf, yearOf } from "../asked.server";
import { placedDay, ruleWords, windowWords } from "../sgri-window.server";
import type { Remedy } from "./sgri-parts";
import { sgriYearWords } from "./words";

type Params = Readonly<Record<string, string | undefined>>;

function askedOf(context: HttpContext, request: Request, params: Params) {
  const { accountId, named } = centralOf(context, request);
  return { accountId, named, year: yearOf(params.year) };
}

const show = ({ accountId, name, ein, address }: SgriChapter, at: number) => ({
  chosenBy:
    accountId === null
      ? ein && { field: "ein", value: ein }
      : { field: "chapter", value: String(accountId) },
  // Lines without an EIN may have one name.
  key: accountId === null ? ein || `line-${at}` : String(accountId),
  name,
  ein: ein === "" ? "" : formatEin(ein),
  address,
});

/** What bars a chapter, with where what it lacks is entered. */
function showBlocked(named: number | undefined, { chapter, barriers }: Blocked, at: number) {
  const { accountId } = chapter;
  const remedyOf = (barrier: Barrier): readonly Remedy[] => {
    if (barrier === "authorization") {
      return [{ word: "toAuthorizations", to: supervisionPaths.authorizations(named) }];
    }
    if (barrier !== "ein") return [];
    return accountId === null
      ? [{ word: "toUpload", to: rosterPaths.upload(named) }]
      : [{ word: "toChapter", to: headquartersPaths.chapter(accountId, named) }];
  };
  return {
    ...show(chapter, at),
    barriers: barriers.map((barrier) =>
      barrier === "ein" && accountId === null ? ("einOfLine" as const) : barrier,
    ),
    remedies: barriers.flatMap(remedyOf),
  };
}

function wordChange(ctx: Ctx, { accountId, ein, name, changes }: Changed) {
  const t = translator(sgriYearWords, ctx.locale);
  return {
    key: accountId === null ? ein : String(accountId),
    name,
    ein: ein === "" ? "" : formatEin(ein),
    changes: changes.map(({ field, was, is }) => t(`field.${field}`, { was, is })),
  };
}

function basisWord(ctx: Ctx, draft: SgriYearView["draft"]): string {
  const t = translator(sgriYearWords, ctx.locale);
  if (!draft) return "";
  const { basis } = draft;
  if (basis.kind === "report") return t("basisReport", { year: basis.year });
  return basis.asOf ? t("basisFile", { date: formatLongDate(basis.asOf, ctx) }) : t("basisNone");
}

function showReport(ctx: Ctx, report: SgriYearView["report"]) {
  if (!report) return null;
  const t = translator(sgriYearWords, ctx.locale);
  const { state, sha256, frozenOn, frozenBy, submittedOn, place, way, confirmation, file } = report;
  return {
    state,
    sha256,
    frozen: t("frozen", { date: formatLongDate(frozenOn, ctx), name: frozenBy }),
    forcedReason: report.forcedReason ?? "",
    submitted: submittedOn
      ? t("submittedWay", { date: placedDay(ctx, submittedOn, place), way })
      : "",
    confirmation,
    file: file ? { name: file.name, to: paths.file(file.id) } : null,
    lateReason: report.lateReason ?? "",
  };
}

/** The report of a year, or its draft of today. */
export async function loadSgriYear(context: HttpContext, request: Request, params: Params) {
  const { ctx } = context;
  const { accountId, named, year } = askedOf(context, request, params);
  const view = found(context, await readSgriYear(ctx, { accountId, year }));
  const { draft, report } = view;
  const parts = draft ?? report?.snapshot;
  if (!parts) refusePage(context, { code: "not_found" });
  return {
    head: await loadHead(context, request),
    named,
    accountId,
    year,
    today: view.today,
    group: view.groupLabel,
    end: formatLongDate(view.endsOn, ctx),
    window: windowWords(ctx, view.window, view.place),
    isOutside: view.place !== undefined && view.place.kind !== "in",
    ...ruleWords(ctx, view.rule),
    basis: basisWord(ctx, draft),
    undecided: draft?.undecided ?? 0,
    unsubmitted: draft?.unsubmitted ?? null,
    report: showReport(ctx, report),
    added: parts.added.map(({ chapter, forceReason }, at) => ({
      ...show(chapter, at),
      forceReason,
    })),
    blocked: (draft?.blocked ?? []).map((one, at) => showBlocked(named, one, at)),
    left: parts.left.map(({ chapter, reason }, at) => ({ ...show(chapter, at), reason })),
    changed: parts.changed.map((change) => wordChange(ctx, change)),
    included: parts.list.length,
    mayEdit: view.mayEdit,
    mayForce: view.mayForce,
  };
}

export type SgriYearData = Awaited<ReturnType<typeof loadSgriYear>>;

interface Asked {
  readonly accountId: number;
  readonly year: number;
}

async function decide({ ctx, body }: HttpContext, asked: Asked): Promise<Result<unknown>> {
  const { decision, chapter, ein, ...sent } = body.fields;
  switch (textOf(decision)) {
    case "freeze": {
      const fields = parseFields(sgriFreezeSchema, sent, ctx.locale);
      return fields.ok ? freezeSgri(ctx, { ...asked, ...fields.value }) : fields;
    }
    case "submit": {
      const fields = parseFields(sgriSubmitSchema, sent, ctx.locale);
      return fields.ok ? submitSgri(ctx, { ...asked, fields: fields.value }) : fields;
    }
    case "close":
      return closeSgri(ctx, asked);
    default: {
      const fields = parseFields(sgriChoiceSchema, sent, ctx.locale);
      if (!fields.ok) return fields;
      const { force_reason, leave_reason } = fields.value;
      return chooseSgri(ctx, {
        ...asked,
        chapter: ein === undefined ? { id: idOf(chapter) } : { ein: textOf(ein) },
        ...("force_reason" in sent && { forceReason: force_reason }),
        ...("leave_reason" in sent && { leaveReason: leave_reason }),
      });
    }
  }
}

/** Decides about a chapter, freezes the report, marks it submitted, or closes it. */
export async function sendSgriYear(context: HttpContext, request: Request, params: Params) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId, named, year } = askedOf(context, request, params);
  found(context, await readSgriYear(context.ctx, { accountId, year }));
  const done = await decide(context, { accountId, year });
  return answerSaved(context, done, supervisionPaths.sgriYear(year, named));
}

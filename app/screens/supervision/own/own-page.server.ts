import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { chapterPapersSchema, readRequests, sendPapers } from "#modules/supervision/index.server";
import type { HttpContext } from "~/http/context.server";
import { centralOf } from "~/http/headquarters-head.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { supervisionPaths } from "~/http/supervision-paths";
import { answerSaved, found as foundIn, yearOf } from "../asked.server";
import { showChapter } from "../shown-chapter.server";

function askedOf(context: HttpContext, request: Request) {
  // A stranger finds nothing: the room asks.
  const { accountId, named } = centralOf(context, request);
  const year = new URL(request.url).searchParams.get("year");
  return { accountId, named, year: year === null ? undefined : yearOf(year) };
}

/** What a chapter's headquarters wants from it, and what it has. */
export async function loadOwn(context: HttpContext, request: Request) {
  const { ctx } = context;
  const { accountId, named, year } = askedOf(context, request);
  const view = foundIn(context, await readRequests(ctx, { accountId, year }));
  const { found, years, accountName, mayAct } = view;
  const education = found?.education;
  return {
    named,
    accountId,
    name: accountName,
    years,
    mayAct,
    found: found
      ? {
          year: found.year,
          group: found.groupLabel,
          collectUntil: formatLongDate(found.collectUntil, ctx),
          closedOn: found.closedOn ? formatLongDate(found.closedOn, ctx) : "",
          isIn: found.isIn,
          runsUntil: found.runsUntil ? formatLongDate(found.runsUntil, ctx) : "",
          chapter: showChapter(ctx, found.chapter, ({ fileId }) => paths.file(fileId ?? 0)),
          prefilled: found.prefilled,
          education: education
            ? {
                version: education.version,
                title: education.title,
                text: education.text,
                url: education.url,
                confirmedBy: education.confirmedBy ?? "",
                confirmedOn: education.confirmedAt
                  ? formatLongDate(civilDateIn(education.confirmedAt, OFFICE_ZONE), ctx)
                  : "",
              }
            : null,
        }
      : null,
  };
}

export type OwnData = Awaited<ReturnType<typeof loadOwn>>;

/** Sends what the form has. */
export async function sendOwn(context: HttpContext, request: Request) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const { accountId, named, year: asked } = askedOf(context, request);
  const { found } = foundIn(context, await readRequests(ctx, { accountId, year: asked }));
  if (!found) refusePage(context, { code: "not_found" });
  const { year } = found;
  const fields = parseFields(chapterPapersSchema, body.fields, ctx.locale);
  const done = fields.ok
    ? await sendPapers(ctx, { accountId, year, papers: fields.value })
    : fields;
  return answerSaved(context, done, supervisionPaths.own({ accountId: named, year }));
}

import { personName } from "#modules/accounts/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type {
  ApplicationMove,
  ApplicationState,
  ApplicationView,
  FieldRequest,
  PageDraft,
} from "../contract";
import { pageToGoOnWith } from "../domain/pages";
import { isEditable } from "../domain/states";
import { completePages, type Draft, findByToken, wizardOfApplication } from "../store.server";

/** An application for its account's people and for staff; for anybody else it is `not_found`. */
export async function readApplication(ctx: Ctx, token: string): Promise<Result<ApplicationView>> {
  const application = await findByToken(ctx, token);
  if (!application) return refuse({ code: "not_found" });
  const [requests, history] = await Promise.all([
    openRequests(ctx, application.id),
    movesOf(ctx, application.id),
  ]);
  const { key } = wizardOfApplication(ctx, application);
  const complete = completePages(application);
  const { accountId, levelId, levelName, schema, state, answers, version, savedAt, timeZone } =
    application;
  return ok({
    token,
    accountId,
    levelId,
    levelName,
    schema,
    audience: key.audience,
    state,
    wizardKey: key,
    answers,
    drafts: draftsOf(application.drafts),
    version,
    savedAt,
    completePages: complete,
    firstIncompletePage: pageToGoOnWith(complete),
    requests,
    history,
    isEditable: isEditable(state),
    timeZone,
  });
}

const draftsOf = (stored: Readonly<Record<string, Draft>>): ApplicationView["drafts"] =>
  Object.fromEntries(
    Object.entries(stored).map(([page, { fields, at }]): [string, PageDraft] => [
      page,
      { fields, savedAt: new Date(at) },
    ]),
  );

/** What staff ask for at an application's fields and did not get yet, in the order of the pages. */
export async function openRequests(
  ctx: Ctx,
  applicationId: number,
): Promise<readonly FieldRequest[]> {
  return ctx.db.applicationRequest.findMany({
    where: { applicationId, resolvedAt: null },
    orderBy: [{ page: "asc" }, { id: "asc" }],
    select: { page: true, field: true, message: true, at: true },
  });
}

/** The moves of an application, the oldest first. */
export async function movesOf(
  ctx: Ctx,
  applicationId: number,
): Promise<readonly ApplicationMove[]> {
  const rows = await ctx.db.applicationEvent.findMany({
    where: { applicationId },
    orderBy: { id: "asc" },
    include: { user: { select: { firstName: true, lastName: true, email: true } } },
  });
  return rows.map(({ state, at, note, user }) => ({
    // Only these states are written.
    state: state as ApplicationState,
    at,
    by: user && personName(user),
    note,
  }));
}

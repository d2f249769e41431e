import { openInvoices } from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { answerOf, hasValue, isShown } from "#modules/platform/forms/contract";
import { answersForPage } from "#modules/platform/forms/index.server";
import { cents } from "#modules/platform/money";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type ApplicationReview, applicationStates } from "../contract";
import { mayMove } from "../domain/states";
import { owesNothing } from "../move.server";
import {
  completePages,
  findById,
  type StoredApplication,
  wizardOfApplication,
} from "../store.server";
import { movesOf, openRequests } from "./read-application.server";

/** Everything about an application on one page. `forbidden` for everybody but staff. */
export async function reviewApplication(ctx: Ctx, id: number): Promise<Result<ApplicationReview>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const application = await findById(ctx, id);
  if (!application) return refuse({ code: "not_found" });
  const { key } = wizardOfApplication(application);
  const { state, accountId, accountName, levelId, levelName, schema } = application;
  return ok({
    id,
    accountId,
    accountName,
    levelId,
    levelName,
    schema,
    audience: key.audience,
    state,
    createdAt: application.createdAt,
    savedAt: application.savedAt,
    timeZone: application.timeZone,
    pages: pagesOf(application),
    people: await peopleOf(ctx, accountId),
    invoice: await invoiceOf(ctx, application),
    requests: await openRequests(ctx, id),
    history: await movesOf(ctx, id),
    moves: applicationStates.filter((to) =>
      to === "submitted" ? false : mayMove(state, to, { owesNothing: owesNothing(application) }),
    ),
  });
}

function pagesOf(application: StoredApplication): ApplicationReview["pages"] {
  const complete = completePages(application);
  const { seenAnswers: seen } = application;
  return wizardOfApplication(application).wizard.schemas.map(({ label, schema }, index) => {
    const answers = answersForPage(schema, application.answers);
    const before = seen && answersForPage(schema, seen);
    const shown = schema.filter((field) => hasValue(field) && isShown(field, schema, answers));
    return {
      page: index + 1,
      label,
      isComplete: complete.includes(index + 1),
      answers: shown.map((field) => {
        const value = answerOf(answers, field.name) ?? "";
        const was = before ? (answerOf(before, field.name) ?? "") : value;
        return { field, value, ...(was !== value && { before: was }) };
      }),
    };
  });
}

async function peopleOf(ctx: Ctx, accountId: number): Promise<ApplicationReview["people"]> {
  const rows = await ctx.db.accountUser.findMany({
    where: { accountId },
    orderBy: [{ isPrimary: "desc" }, { userId: "asc" }],
    select: { isPrimary: true, user: { select: { firstName: true, lastName: true, email: true } } },
  });
  return rows.map(({ isPrimary, user }) => ({
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    isPrimary,
  }));
}

/** The joining invoice; one that is not among the open ones is settled. */
async function invoiceOf(
  ctx: Ctx,
  { accountId, invoiceId }: StoredApplication,
): Promise<ApplicationReview["invoice"]> {
  if (invoiceId === null) return null;
  const row = await ctx.db.invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: { id: true, number: true },
  });
  const open = await openInvoices(ctx, accountId);
  const found = open.ok ? open.value.find(({ id }) => id === invoiceId) : undefined;
  return { ...row, balance: found?.balance ?? cents(0) };
}

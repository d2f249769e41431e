import { invoiceMoney } from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { answerOf, hasValue, isShown } from "#modules/platform/forms/contract";
import { answersForPage } from "#modules/platform/forms/index.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type ApplicationReview, applicationStates } from "../contract";
import { mayMove } from "../domain/states";
import { hasMoneyLeft } from "../money-left.server";
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
  const { key } = wizardOfApplication(ctx, application);
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
    pages: pagesOf(ctx, application),
    people: await peopleOf(ctx, accountId),
    invoice:
      application.invoiceId === null
        ? null
        : ((await invoiceMoney(ctx, application.invoiceId)) ?? null),
    ...(await afterDecline(ctx, id)),
    requests: await openRequests(ctx, id),
    history: await movesOf(ctx, id),
    moves: applicationStates.filter((to) =>
      to === "submitted" ? false : mayMove(state, to, { owesNothing: owesNothing(application) }),
    ),
  });
}

function pagesOf(ctx: Ctx, application: StoredApplication): ApplicationReview["pages"] {
  const complete = completePages(application);
  const { seenAnswers: seen } = application;
  return wizardOfApplication(ctx, application).wizard.schemas.map(({ label, schema }, index) => {
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

/** What is to happen to its money, and whether something of that is left to do. */
async function afterDecline(
  ctx: Ctx,
  id: number,
): Promise<Pick<ApplicationReview, "paysBack" | "hasMoneyLeft">> {
  const [row] = await ctx.db.$queryRaw<Pick<ApplicationReview, "paysBack" | "hasMoneyLeft">[]>`
    SELECT a.pays_back AS "paysBack", ${hasMoneyLeft} AS "hasMoneyLeft"
    FROM applications a WHERE a.id = ${id}`;
  return row ?? { paysBack: false, hasMoneyLeft: false };
}

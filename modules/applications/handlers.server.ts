import { languagesOfMail, readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { handle } from "#modules/platform/jobs/index.server";
import type { SubscriptionKind } from "#modules/platform/mail/contract";
import { deliverMail } from "#modules/platform/mail/index.server";
import { type ApplicationState, pageCount } from "./contract";
import { remindSilentJob, sendMoveJob, sendResumeJob, sendWelcomeJob } from "./jobs";
import { remindSilent } from "./remind-silent.server";
import {
  completePages,
  findById,
  type StoredApplication,
  wizardOfApplication,
} from "./store.server";
import { applicationMovedMail } from "./templates/application-moved.mail";
import { applicationResumeMail } from "./templates/application-resume.mail";
import { applicationWelcomeMail } from "./templates/application-welcome.mail";

interface Letter {
  readonly kind?: "transactional" | SubscriptionKind;
  /** Who brought it about by a request; null where nobody did. */
  readonly askedBy?: number | null;
}

/**
 * Who gets an application's mail: the account's primary person, else who came first. Nobody when
 * that person does not want letters of the mail's kind. What they asked for themselves comes in the
 * language that they read then, where they chose none.
 */
async function applicantOf(ctx: Ctx, accountId: number, { kind, askedBy = null }: Letter = {}) {
  const first = await ctx.db.accountUser.findFirst({
    where: { accountId },
    orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }, { userId: "asc" }],
    select: { userId: true, user: { select: { locale: true } } },
  });
  const recipient = first && (await readRecipient(ctx, { userId: first.userId, kind }));
  if (!recipient) return undefined;
  const hasAsked = askedBy === first.userId;
  const { locale } = hasAsked ? languagesOfMail(ctx, first.user.locale) : recipient.languages;
  return { ...recipient, locale };
}

/** Where a letter leads: the application while it can be changed, what is to be paid, else home. */
function placeOf(state: ApplicationState, token: string, isSettled: boolean): string {
  if (state === "changes_requested") return `/application/create/${token}`;
  return state === "submitted" && !isSettled ? "/app/payments" : "/app";
}

async function sendMove(ctx: Ctx, eventId: number): Promise<void> {
  const event = await ctx.db.applicationEvent.findUnique({ where: { id: eventId } });
  const application = event && (await findById(ctx, event.applicationId));
  const askedBy = event?.userId;
  const applicant = application && (await applicantOf(ctx, application.accountId, { askedBy }));
  if (!event || !application || !applicant || event.state === "draft") return;
  // Only these states are written.
  const state = event.state as Exclude<ApplicationState, "draft">;
  const isAsking = state === "changes_requested";
  const { joiningPriceCents, paidAt, token } = application;
  const isSettled = joiningPriceCents === 0 || (paidAt !== null && paidAt <= event.at);
  await deliverMail(ctx, {
    mail: applicationMovedMail,
    ...applicant,
    props: {
      state,
      organization: application.answers.legal_name || application.accountName,
      levelName: application.levelName,
      note: event.note,
      requests: isAsking ? await requestsOf(ctx, application, event.at, applicant) : [],
      isSettled,
      href: env.publicUrl + placeOf(state, token, isSettled),
    },
    messageKey: `applications.moved:${eventId}`,
  });
}

/** What was asked for at that moment, under the labels that the fields have for its reader. */
async function requestsOf(
  ctx: Ctx,
  application: StoredApplication,
  at: Date,
  reader: Pick<Ctx, "locale">,
) {
  const rows = await ctx.db.applicationRequest.findMany({
    where: { applicationId: application.id, at },
    orderBy: [{ page: "asc" }, { id: "asc" }],
  });
  const { wizard } = wizardOfApplication(reader, application);
  const fields = wizard.schemas.flatMap(({ schema }) => schema);
  return rows.map(({ field, message }) => ({
    label: fields.find(({ name }) => name === field)?.label ?? field,
    message,
  }));
}

async function sendWelcome(ctx: Ctx, applicationId: number): Promise<void> {
  const application = await findById(ctx, applicationId);
  const started = await ctx.db.applicationEvent.findFirst({
    where: { applicationId, state: "draft" },
    select: { userId: true },
  });
  const askedBy = started?.userId;
  const applicant = application && (await applicantOf(ctx, application.accountId, { askedBy }));
  if (!application || !applicant) return;
  await deliverMail(ctx, {
    mail: applicationWelcomeMail,
    ...applicant,
    props: {
      levelName: application.levelName,
      pages: pageCount,
      href: `${env.publicUrl}/application/create/${application.token}`,
    },
    messageKey: `applications.welcome:${applicationId}`,
  });
}

async function sendResume(ctx: Ctx, applicationId: number, number: number): Promise<void> {
  const application = await findById(ctx, applicationId);
  if (application?.state !== "draft") return;
  const applicant = await applicantOf(ctx, application.accountId, {
    kind: applicationResumeMail.kind,
  });
  if (!applicant) return;
  await deliverMail(ctx, {
    mail: applicationResumeMail,
    ...applicant,
    props: {
      levelName: application.levelName,
      done: completePages(application).length,
      pages: pageCount,
      href: `${env.publicUrl}/application/create/${application.token}`,
    },
    messageKey: `applications.resume:${applicationId}:${number}`,
  });
}

export const handlers = [
  handle(sendMoveJob, (ctx, { eventId }) => sendMove(ctx, eventId)),
  handle(sendWelcomeJob, (ctx, { applicationId }) => sendWelcome(ctx, applicationId)),
  handle(remindSilentJob, (ctx) => remindSilent(ctx)),
  handle(sendResumeJob, (ctx, { applicationId, number }) => sendResume(ctx, applicationId, number)),
] as const;

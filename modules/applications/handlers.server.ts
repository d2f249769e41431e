import { readRecipient } from "#modules/accounts/index.server";
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

/**
 * Who gets an application's mail: the account's primary person, else who came first. Nobody when
 * that person does not want letters of the mail's kind.
 */
async function applicantOf(ctx: Ctx, accountId: number, kind?: "transactional" | SubscriptionKind) {
  const first = await ctx.db.accountUser.findFirst({
    where: { accountId },
    orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }, { userId: "asc" }],
    select: { userId: true },
  });
  return first ? readRecipient(ctx, { userId: first.userId, kind }) : undefined;
}

/** Where a letter leads: the application while it can be changed, what is to be paid, else home. */
function placeOf(state: ApplicationState, token: string, isSettled: boolean): string {
  if (state === "changes_requested") return `/application/create/${token}`;
  return state === "submitted" && !isSettled ? "/app/payments" : "/app";
}

async function sendMove(ctx: Ctx, eventId: number): Promise<void> {
  const event = await ctx.db.applicationEvent.findUnique({ where: { id: eventId } });
  const application = event && (await findById(ctx, event.applicationId));
  const applicant = application && (await applicantOf(ctx, application.accountId));
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
      requests: isAsking ? await requestsOf(ctx, application, event.at) : [],
      isSettled,
      href: env.publicUrl + placeOf(state, token, isSettled),
    },
    messageKey: `applications.moved:${eventId}`,
  });
}

/** What was asked for at that moment, under the labels of its fields. */
async function requestsOf(ctx: Ctx, application: StoredApplication, at: Date) {
  const rows = await ctx.db.applicationRequest.findMany({
    where: { applicationId: application.id, at },
    orderBy: [{ page: "asc" }, { id: "asc" }],
  });
  const { wizard } = wizardOfApplication(application);
  const fields = wizard.schemas.flatMap(({ schema }) => schema);
  return rows.map(({ field, message }) => ({
    label: fields.find(({ name }) => name === field)?.label ?? field,
    message,
  }));
}

async function sendWelcome(ctx: Ctx, applicationId: number): Promise<void> {
  const application = await findById(ctx, applicationId);
  const applicant = application && (await applicantOf(ctx, application.accountId));
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
  const applicant = await applicantOf(ctx, application.accountId, applicationResumeMail.kind);
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

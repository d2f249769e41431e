import { handle } from "#modules/platform/jobs/index.server";
import { buildDuties } from "./build/build-pages.server";
import {
  applyRuleJob,
  buildDutiesJob,
  remindDutiesJob,
  sendDutyLetterJob,
  tellMovedJob,
} from "./jobs";
import { remindDuties } from "./letters/remind-due.server";
import { failDutyLetter, sendDutyLetter } from "./letters/send-letter.server";
import { tellMoved } from "./letters/tell-moved.server";
import { applyRule } from "./rules/apply-rule.server";

/** What does the work of the jobs about duties. */
export const handlers = [
  handle(buildDutiesJob, (ctx, whose) => buildDuties(ctx, whose)),
  handle(applyRuleJob, (ctx, version) => applyRule(ctx, version)),
  handle(tellMovedJob, (ctx, moved) => tellMoved(ctx, moved)),
  handle(remindDutiesJob, (ctx) => remindDuties(ctx)),
  handle(sendDutyLetterJob, (ctx, { letterId }) => sendDutyLetter(ctx, letterId), {
    onGivenUp: (ctx, { letterId }) => failDutyLetter(ctx, letterId),
  }),
] as const;

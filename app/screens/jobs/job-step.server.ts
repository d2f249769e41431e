import { fieldMessages } from "#modules/platform/field-messages";
import { labelsOf, parseFields } from "#modules/platform/fields";
import {
  discardFailedJobs,
  type FailedOnes,
  jobStepSchema,
  pauseQueue,
  resumeQueue,
  retryFailedJobs,
} from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { type Result, refuse, refuseField } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import type { FlashKind } from "~/http/flash";
import { answerDone, refuseForm } from "~/http/respond.server";

const flashes: Readonly<Record<string, FlashKind>> = {
  pause: "queue-paused",
  resume: "queue-resumed",
  retry: "jobs-retried",
  discard: "jobs-discarded",
};

/** Takes the step that a form sends about a queue, or about failed jobs, and leads to a page. */
export async function takeJobStep(context: HttpContext, to: string) {
  const taken = await stepOf(context);
  if (!taken.ok) return refuseForm(context, taken.refusal);
  const flash = flashes[String(context.body.fields.step).replace(/-kind$/, "")] ?? "saved";
  return answerDone(context, { json: taken.value, to, flash });
}

async function stepOf({ ctx, body }: HttpContext): Promise<Result<unknown>> {
  const fields = parseFields(jobStepSchema, body.fields, ctx.locale);
  if (!fields.ok) return fields;
  const { step, queue, reason, ...named } = fields.value;
  if (step === "pause" || step === "resume") {
    if (!queue) return refuse({ code: "not_found" });
    return step === "pause" ? pauseQueue(ctx, queue) : resumeQueue(ctx, queue);
  }
  const ones = onesOf(named, step.endsWith("-kind"));
  if (!ones) return refuse({ code: "not_found" });
  if (step.startsWith("retry")) return retryFailedJobs(ctx, ones);
  if (reason.trim() === "") {
    return refuseField(
      "reason",
      message(fieldMessages, "required", {
        label: labelsOf(jobStepSchema, ctx.locale).reason ?? "",
      }),
    );
  }
  return discardFailedJobs(ctx, { ...ones, reason: reason.trim() });
}

interface Named {
  readonly id?: string | undefined;
  readonly kind: string;
  readonly until?: string | undefined;
}

function onesOf({ id, kind, until }: Named, isKind: boolean): FailedOnes | undefined {
  if (!isKind) return id ? { id } : undefined;
  return kind && until ? { jobName: kind, until: new Date(until) } : undefined;
}

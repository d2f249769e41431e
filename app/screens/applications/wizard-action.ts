import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { trackEvent } from "~/http/analytics.client";
import type { FormAnswer } from "~/http/form-answer";
import { paths } from "~/http/paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";

/**
 * The statuses of answers to somebody whose session is over: it ended, or the browser has another
 * one since the page was opened, which its anti-forgery token does not belong to.
 */
const signedOutStatuses: ReadonlySet<unknown> = new Set([401, 403]);

/** Whether a page was not taken because its session is over. */
export const isSignedOut = ({ status }: { readonly status: number }): boolean =>
  signedOutStatuses.has(status);

const signedOut: FormAnswer = {
  ok: false,
  status: 401,
  message: "",
  errors: {},
  values: {},
};

/**
 * Sends a page of an application. A session that is over leaves the page with what was typed, so
 * that it can be sent after signing in elsewhere. A submitted application is told to analytics
 * here, because the page that follows may never do it.
 */
export async function wizardAction(args: ClientActionFunctionArgs): Promise<unknown> {
  const sent = await args.request.clone().formData();
  try {
    return await guardedAction(args);
  } catch (answer) {
    const to = answer instanceof Response ? (answer.headers.get("Location") ?? "") : "";
    if (to.startsWith(paths.login())) return signedOut;
    const isSubmitted = to === paths.payments || to === paths.app;
    if (isSubmitted && sent.get("is_complete") === "1") trackEvent("application completed");
    throw answer;
  }
}

/** A page that could not be sent is not read again: that would take the typed values away. */
export const revalidateUnlessSignedOut: ShouldRevalidateFunction = (args) =>
  !signedOutStatuses.has(args.actionResult?.status) && revalidateUnlessUnreached(args);

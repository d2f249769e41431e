import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { trackEvent } from "~/http/analytics.client";
import type { FormAnswer } from "~/http/form-answer";
import { paths } from "~/http/paths";

/** The status of an answer to somebody whose session is over. */
export const SIGNED_OUT = 401;

const signedOut: FormAnswer = {
  ok: false,
  status: SIGNED_OUT,
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

/** A page that could not be sent is not read anew: that would take the typed values away. */
export const revalidateUnlessSignedOut: ShouldRevalidateFunction = (args) =>
  args.actionResult?.status !== SIGNED_OUT && revalidateUnlessUnreached(args);

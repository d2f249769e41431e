import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { FormAnswer } from "~/http/form-answer";

/** The status of an answer that never came. */
const UNREACHED = 0;

/**
 * Makes of a fault an answer of the form, so that a page with typed values is never replaced by an
 * error page. Redirects pass. A route says `export const clientAction = guardedAction`.
 */
export async function guardedAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    const isAnswer = isRouteErrorResponse(fault);
    // A refusal of the whole page, such as "sign in first", is a page of its own.
    if (isAnswer && fault.status < 500) throw fault;
    const answer: FormAnswer = {
      ok: false,
      status: isAnswer ? fault.status : UNREACHED,
      message: isAnswer && typeof fault.data?.message === "string" ? fault.data.message : "",
      errors: {},
      values: {},
    };
    return answer;
  }
}

/**
 * After a form could not reach the server the page is not read anew: that would fail as well and
 * take the form away. The root and every route with `guardedAction` export it as `shouldRevalidate`.
 */
export const revalidateUnlessUnreached: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => actionResult?.status !== UNREACHED && defaultShouldRevalidate;

import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import type { FormAnswer } from "~/http/form-answer";

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
      status: isAnswer ? fault.status : 0,
      message: isAnswer && typeof fault.data?.message === "string" ? fault.data.message : "",
      errors: {},
      values: {},
    };
    return answer;
  }
}

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

/** What a call as `http/respond.server.ts` answers it says to a script. */
type Worded = Partial<Pick<FormAnswer, "message" | "errors">>;

/**
 * Sends a form as its page's script: by its own method, to its own address. A form that is carried
 * out stays on its page, which is read again and gets what the call answered; a refusal or a fault
 * becomes an answer of the form.
 */
export async function sentAction<Body extends object>(
  request: Request,
): Promise<FormAnswer | ({ readonly ok: true } & Body)> {
  const fields = await request.formData();
  const typed = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  const values = Object.fromEntries(typed.filter(([name]) => !name.startsWith("_")));
  const method = String(fields.get("_method") ?? request.method);
  const { pathname, search } = new URL(request.url);
  const answer = await fetch(pathname + search, {
    method,
    headers: { Accept: "application/json" },
    body: new URLSearchParams(typed.filter(([name]) => name !== "_method")),
    signal: request.signal,
  }).catch(() => undefined);
  const body = (await answer?.json().catch(() => ({}))) as Worded & Body;
  if (answer?.ok) return { ...body, ok: true };
  const { message = "", errors = {} } = body ?? {};
  return { ok: false, status: answer?.status ?? UNREACHED, message, errors, values };
}

/**
 * After a form could not reach the server the page is not read again: that would fail as well and
 * take the form away. The root and every route with `guardedAction` export it as `shouldRevalidate`.
 */
export const revalidateUnlessUnreached: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => actionResult?.status !== UNREACHED && defaultShouldRevalidate;

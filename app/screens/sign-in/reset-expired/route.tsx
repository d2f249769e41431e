import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { passwordResetSchema } from "#modules/accounts/contract";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { paths } from "~/http/paths";
import { ResetForm } from "../reset-form";
import { answerReset } from "../reset-password.server";

export { resetHeaders as headers } from "../reset-headers";

interface Asked {
  readonly context: HttpContext;
  readonly request: Request;
}

/** The call's own address: without a link there is nothing to fill in here. */
export function loader({ context, request }: Asked) {
  const { token } = context.body.fields;
  if (request.method === "GET" && token === undefined) throw redirect(paths.passwordEmail, 303);
  return {
    token: typeof token === "string" ? token : "",
    constraints: constraintsOf(passwordResetSchema),
  };
}

export const action = ({ context }: ActionFunctionArgs) => answerReset(context);

/** What a plain form sees whose reset was refused. */
export default function ResetRefused() {
  const { token, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ResetForm token={token} constraints={constraints} answer={answer} email={undefined} />;
}

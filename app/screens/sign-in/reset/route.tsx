import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { passwordResetSchema } from "#modules/accounts/contract";
import { readResetLink } from "#modules/accounts/index.server";
import { constraintsOf } from "~/http/constraints.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { ResetForm } from "../reset-form";
import { answerReset } from "../reset-password.server";

export { resetHeaders as headers } from "../reset-headers";

export async function loader({ context: { ctx }, params: { token = "" } }: LoaderFunctionArgs) {
  const link = await readResetLink(ctx, token);
  return { token, email: link?.email, constraints: constraintsOf(passwordResetSchema) };
}

/** A refused link is looked up again: the page then asks for the address itself. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  revalidateUnlessUnreached({ ...args, defaultShouldRevalidate: true });

export const action = ({ context }: ActionFunctionArgs) => answerReset(context);

export const clientAction = guardedAction;

export default function ResetPassword() {
  const { token, email, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ResetForm token={token} email={email} constraints={constraints} answer={answer} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { passwordResetSchema } from "#modules/accounts/contract";
import { readResetLink } from "#modules/accounts/index.server";
import { ResetForm } from "~/components/accounts/reset-form";
import { answerReset } from "~/components/accounts/reset-password.server";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { constraintsOf } from "~/http/constraints.server";

export { resetHeaders as headers } from "~/components/accounts/reset-headers";

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
  return <ResetForm {...{ token, email, constraints, answer }} />;
}

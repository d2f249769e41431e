import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { currentPasswordSchema } from "#modules/accounts/contract";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { requireMember } from "~/http/guards.server";

/** What the form that asks for the password once more needs; for members only. */
export function currentPasswordForm({ context, request }: LoaderFunctionArgs) {
  const { needsEnrollment } = requireMember(context, request);
  return { needsEnrollment, constraints: constraintsOf(currentPasswordSchema) };
}

/** The field of that form, judged by its shape alone; for members only. */
export function readCurrentPassword({ context }: ActionFunctionArgs) {
  const { ctx, body } = context;
  return parseFields(currentPasswordSchema, body.fields, ctx.locale);
}

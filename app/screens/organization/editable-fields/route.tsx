import type { LoaderFunctionArgs } from "@remix-run/node";
import { accountProfileFields } from "#modules/accounts/contract";
import { hasValue } from "#modules/platform/forms/contract";
import { fieldsForPage } from "#modules/platform/forms/index.server";
import { refusePage } from "~/http/respond.server";

/** The fields of an account that its people edit: name → definition. Nothing is sent for it. */
export function loader({ context }: LoaderFunctionArgs) {
  const { session } = context.visit;
  if (!session || session.needsSecondFactor) refusePage(context, { code: "unauthenticated" });
  const fields = fieldsForPage(accountProfileFields(context.ctx.locale), context.ctx.locale).filter(
    hasValue,
  );
  return Response.json(Object.fromEntries(fields.map((field) => [field.name, field])), {
    headers: { "Cache-Control": "private, no-store" },
  });
}

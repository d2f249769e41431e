import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clearProfileImage } from "#modules/accounts/index.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { ImageEditor } from "../image-editor";
import { imageEditor } from "../image-editor.server";

/** The editor again, where a refused click on "Clear image" leads without script. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return imageEditor(context, params.id);
}

/** Returns the profile to the sample picture. */
export async function action({ context, params }: ActionFunctionArgs) {
  const cleared = await clearProfileImage(context.ctx, readId(params.id));
  if (!cleared.ok) return refuseForm(context, cleared.refusal);
  const to = paths.profileImage(cleared.value.id);
  return answerDone(context, { json: cleared.value, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function EmptyImage() {
  const account = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ImageEditor account={account} answer={undefined} clearAnswer={answer} />;
}

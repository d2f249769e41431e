import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { setProfileImage } from "#modules/accounts/index.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { ImageEditor } from "../image-editor";
import { imageEditor } from "../image-editor.server";

export function loader({ context, params }: LoaderFunctionArgs) {
  return imageEditor(context, params.id);
}

/** Takes a new picture; `app/http/upload.server.ts` has read it from the wire. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { ctx, file } = context;
  const set = await setProfileImage(ctx, { accountId: readId(params.id), file });
  if (!set.ok) return refuseForm(context, set.refusal);
  const to = paths.profileImage(set.value.id);
  return answerDone(context, { json: set.value, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ProfileImage() {
  const account = useLoaderData<typeof loader>();
  return <ImageEditor account={account} answer={useActionData<typeof action>()} />;
}

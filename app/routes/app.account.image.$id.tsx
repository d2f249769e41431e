import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { setProfileImage } from "#modules/accounts/index.server";
import { ImageEditor } from "~/components/profile/image-editor";
import { imageEditor } from "~/components/profile/image-editor.server";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";

export function loader({ context, params, request }: LoaderFunctionArgs) {
  requireMember(context, request);
  return imageEditor(context, params.id);
}

/** Takes a new picture; `app/http/upload.server.ts` has read it from the wire. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  requireMember(context, request);
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

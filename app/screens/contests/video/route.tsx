import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { EntryPage } from "../entry-page";
import { entryPage, takeEntry } from "../entry-page.server";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  entryPage(context, request, "video");

/** Takes a video for the contest. */
export const action = ({ context }: ActionFunctionArgs) => takeEntry(context, "video");

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function VideoEntry() {
  return <EntryPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

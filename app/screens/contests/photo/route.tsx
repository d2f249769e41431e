import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { EntryPage } from "../entry-page";
import { entryPage, takeEntry } from "../entry-page.server";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  entryPage(context, request, "photo");

/** Takes a photo for the contest. */
export const action = ({ context }: ActionFunctionArgs) => takeEntry(context, "photo");

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function PhotoEntry() {
  return <EntryPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

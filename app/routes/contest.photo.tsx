import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EntryPage } from "~/components/contest/entry-page";
import { entryPage, takeEntry } from "~/components/contest/entry-page.server";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  entryPage(context, request, "photo");

/** Takes a photo for the contest. */
export const action = ({ context }: ActionFunctionArgs) => takeEntry(context, "photo");

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function PhotoEntry() {
  return <EntryPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

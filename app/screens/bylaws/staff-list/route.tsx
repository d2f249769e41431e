import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { retryFailed } from "#modules/bylaws/index.server";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { useWords } from "~/ui/ui-context";
import { readQueue } from "../bylaws-lists.server";
import { bylawsListMessages } from "../bylaws-lists-words";
import { DocumentQueue } from "./document-queue";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return readQueue(context, request);
}

/** Asks again for the document of a failed version: POST with its `id`. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const asked = await retryFailed(context.ctx, String(context.body.fields.id ?? ""));
  if (!asked.ok) refusePage(context, asked.refusal);
  const json = { status: "preparing" };
  return answerDone(context, { json, to: paths.staffBylaws(), flash: "bylaws-retried" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function StaffBylaws() {
  const queue = useLoaderData<typeof loader>();
  const t = useWords(bylawsListMessages);
  const state = queue.state === "failed" ? undefined : queue.state;
  return (
    <Page className="stack">
      <PageTitle title={t("staffTitle")} lede={t("staffLede")} />
      <DocumentQueue {...queue} />
      <Pager answer={queue} urlOf={(page) => paths.staffBylaws({ state, page })} />
    </Page>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { retryFailed } from "#modules/bylaws/index.server";
import { DocumentQueue } from "~/components/bylaws-papers/document-queue";
import { readQueue } from "~/components/bylaws-papers/papers.server";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Page, PageTitle } from "~/components/ui/page";
import { Pager } from "~/components/ui/pager";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { bylawsPapersMessages } from "~/messages/bylaws-papers";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return readQueue(context, request);
}

/** Asks anew for the document of a failed version: POST with its `id`. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStaff(context, request);
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
  const t = useWords(bylawsPapersMessages);
  const state = queue.state === "failed" ? undefined : queue.state;
  return (
    <Page className="stack">
      <PageTitle title={t("staffTitle")} lede={t("staffLede")} />
      <DocumentQueue {...queue} />
      <Pager answer={queue} urlOf={(page) => paths.staffBylaws({ state, page })} />
    </Page>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { MergeCompareStep } from "~/components/console/merge-compare";
import { mergeAsAsked, readMergePage } from "~/components/console/merge-page.server";
import { MergeSearchStep } from "~/components/console/merge-search";
import type { MergePage } from "~/components/console/merge-view";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Page } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { mergeMessages } from "~/messages/console-merge";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return readMergePage(context, request, params.id);
}

/** Merges the account `duplicate` into this one, as the page showed it (`seen`), for good. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  requireStaff(context, request);
  const merged = await mergeAsAsked(context, params.id);
  if (!merged.ok) return refuseForm(context, await orConfirm(context, request, merged.refusal));
  const to = paths.staffAccount(readId(params.id));
  return answerDone(context, { json: { status: "merged" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function MergeAccounts() {
  const page = useLoaderData<typeof loader>() as MergePage;
  const answer = useActionData<typeof action>();
  const t = useWords(mergeMessages);
  return (
    <Page className="stack console">
      <p>
        <Link to={paths.staffAccount(page.kept.id)}>{t("back", { name: page.kept.name })}</Link>
      </p>
      {page.step === "search" ? (
        <MergeSearchStep {...page} />
      ) : (
        <MergeCompareStep {...page} answer={answer} />
      )}
    </Page>
  );
}

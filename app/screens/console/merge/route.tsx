import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { MergeCompareStep } from "./merge-compare";
import { type MergePage, mergeAsAsked, readMergePage } from "./merge-page.server";
import { MergeSearchStep } from "./merge-search";
import { mergeMessages } from "./words";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return readMergePage(context, request, params.id);
}

/** Merges the account `duplicate` into this one, as the page showed it (`seen`), for good. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const merged = await mergeAsAsked(context, params.id);
  if (!merged.ok) return refuseForm(context, await orConfirm(context, request, merged.refusal));
  const to = paths.staffAccount(readId(params.id));
  return answerDone(context, { json: { status: "merged" }, to, flash: "account-merged" });
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

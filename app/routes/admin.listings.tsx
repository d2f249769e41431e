import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  addListingGroup,
  readListingOverview,
  removeListingGroup,
} from "#modules/listings/index.server";
import { GroupForms } from "~/components/listings/group-forms";
import {
  ChangeTable,
  ImportTable,
  RegionTable,
  useListingStaffWords,
} from "~/components/listings/listing-tables";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Page, PageTitle } from "~/components/ui/page";
import { requireStaff } from "~/http/guards.server";
import { listingPaths } from "~/http/listing-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  const overview = await readListingOverview(context.ctx);
  if (!overview.ok) refusePage(context, overview.refusal);
  return overview.value;
}

/** Adds a group to the search, or takes one out: POST with `step`. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { number = "", label = "", step } = context.body.fields;
  const group = { number: String(number), label: String(label) };
  const isRemoval = step === "remove";
  const done = await (isRemoval
    ? removeListingGroup(context.ctx, group.number)
    : addListingGroup(context.ctx, group));
  if (!done.ok) return refuseForm(context, done.refusal);
  return answerDone(context, { json: { status: "saved" }, to: listingPaths.staff, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Listings() {
  const { imports, changes, groups, regions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useListingStaffWords();
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <GroupForms groups={groups} answer={answer} />
      <ImportTable imports={imports} />
      <ChangeTable changes={changes} />
      <RegionTable regions={regions} />
    </Page>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  addListingGroup,
  listSchema,
  readListingOverview,
  removeListingGroup,
  sendList,
} from "#modules/listings/index.server";
import { parseFields } from "#modules/platform/fields";
import type { Result } from "#modules/platform/result";
import { listingPaths } from "~/http/listing-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { GroupForms } from "./group-forms";
import { ListForm, UnderWay } from "./list-form";
import { ChangeTable, ImportTable, RegionTable, useListingStaffWords } from "./listing-tables";

export async function loader({ context }: LoaderFunctionArgs) {
  const overview = await readListingOverview(context.ctx);
  if (!overview.ok) refusePage(context, overview.refusal);
  return overview.value;
}

async function carryOut({
  ctx,
  body,
  file,
}: ActionFunctionArgs["context"]): Promise<Result<unknown>> {
  const { step, ...sent } = body.fields;
  if (step === "send") {
    const fields = parseFields(listSchema, sent, ctx.locale);
    if (!fields.ok) return fields;
    const { as_of: asOf, accept_loss: acceptsLoss } = fields.value;
    return sendList(ctx, { file, asOf, acceptsLoss });
  }
  const { number = "", label = "" } = sent;
  if (step === "remove") return removeListingGroup(ctx, String(number));
  return addListingGroup(ctx, { number: String(number), label: String(label) });
}

/** Takes a list to import, adds a group to the search, or takes one out: POST with `step`. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const done = await carryOut(context);
  if (!done.ok) return refuseForm(context, done.refusal);
  return answerDone(context, { json: { status: "saved" }, to: listingPaths.staff, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Listings() {
  const { imports, changes, groups, regions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useListingStaffWords();
  const isOfGroup = answer?.ok === false && /^(add|remove)$/.test(answer.values.step ?? "");
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <UnderWay imports={imports} />
      <ListForm key={imports[0]?.id} answer={isOfGroup ? undefined : answer} />
      <ImportTable imports={imports} />
      {imports.length > 0 && <p className="hint">{t("differsHint")}</p>}
      <GroupForms groups={groups} answer={isOfGroup ? answer : undefined} />
      <ChangeTable changes={changes} />
      <RegionTable regions={regions} />
    </Page>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { adoptionForm, adoptionOf, recordAdoption } from "#modules/bylaws/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { constraintsOf } from "~/http/constraints.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { bylawsVersionsMessages } from "../bylaws-versions-words";
import { readDocumentQuery } from "../document-query.server";
import { AdoptionForm } from "./adoption-form";
import { AdoptionRecord } from "./adoption-record";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** The adoption of a version: its record, or what is asked for it. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const hash = params.hash ?? "";
  const query = readDocumentQuery(request) ?? refusePage(context, { code: "not_found" });
  const found = await adoptionOf(context.ctx, hash, query.version);
  if (!found) refusePage(context, { code: "not_found" });
  return { hash, ...found, constraints: constraintsOf(adoptionForm) };
}

/** Records the adoption of a version: POST with its number as `version`. The hash is the proof. */
export async function action({ context, params }: ActionFunctionArgs) {
  const hash = params.hash ?? "";
  const { version, ...fields } = context.body.fields;
  const limit = await hitLimit(context.ctx, "bylawsUpdate", hash);
  if (!limit.ok) return refuseForm(context, limit.refusal);
  const recorded = await recordAdoption(context.ctx, { hash, version, fields });
  if (!recorded.ok) {
    const isGone = recorded.refusal.code === "not_found";
    return isGone ? refusePage(context, recorded.refusal) : refuseForm(context, recorded.refusal);
  }
  const to = paths.bylawsAdoption(hash, { version: recorded.value.version });
  return answerDone(context, { json: { url: to, bylaw: recorded.value }, to, isReplacing: true });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function AdoptBylaws() {
  const page = useLoaderData<typeof loader>();
  const { hash, variant, version, state, adoption } = page;
  const answer = useActionData<typeof action>();
  const t = useWords(bylawsVersionsMessages);
  const back = (
    <p className="mt-10">
      <Link to={paths.bylawsEdit(variant, hash)}>{t("back")}</Link>
    </p>
  );
  if (adoption) {
    const lede = state === "ready" ? t("adoptedReady") : t("adoptedLede");
    return (
      <FormPage>
        <PageTitle title={t("adoptedTitle", { version })} lede={lede} answer={answer} />
        {answer && <Notice tone="warning" title={answer.message} className="mb-8" />}
        <AdoptionRecord hash={hash} version={version} adoption={adoption} />
        {back}
      </FormPage>
    );
  }
  const titles = { title: t("adoptTitle", { version }), lede: t("adoptLede", { version }) };
  return (
    <FormPage>
      <PageTitle {...titles} answer={answer} />
      <p className="mb-8">{t("adoptLater")}</p>
      {state === "ready" ? (
        <AdoptionForm {...page} answer={answer} />
      ) : (
        <Notice tone="info" title={t("notReadyTitle")}>
          <p>{t("notReady", { version })}</p>
          <p>
            <Link to={paths.bylawsAdoption(hash, { version })} reloadDocument>
              {t("lookAgain")}
            </Link>
          </p>
        </Notice>
      )}
      {back}
    </FormPage>
  );
}

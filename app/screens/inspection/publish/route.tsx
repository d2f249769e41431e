import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { publishForm } from "#modules/inspection/contract";
import { publishPaper, publishSchema, readPublishForm } from "#modules/inspection/index.server";
import { parseFields } from "#modules/platform/fields";
import { requireMember } from "~/http/guards.server";
import { inspectionPaths } from "~/http/inspection-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { AllFields } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { publishWords } from "./words";

const ofReturns = ["form", "fiscal_year_end", "filed_on", "is_extended"] as const;

/** What is known of the paper. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const found = await readPublishForm(context.ctx, readId(params.id));
  if (!found.ok) refusePage(context, found.refusal);
  const { accountId } = found.value;
  return {
    ...found.value,
    named: accountId === accountIds[0] ? undefined : accountId,
  };
}

/** Publishes it, or asks about what looks like a Social Security number. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const { ctx, body } = context;
  const fileId = readId(params.id);
  const fields = parseFields(publishSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const published = await publishPaper(ctx, { fileId, fields: fields.value });
  if (!published.ok) {
    const isGone = published.refusal.code === "not_found";
    return isGone ? refusePage(context, published.refusal) : refuseForm(context, published.refusal);
  }
  const { id, accountId } = published.value;
  const to = inspectionPaths.own(accountId === accountIds[0] ? undefined : accountId);
  return answerDone(context, { json: { id }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Publish() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(publishWords);
  const { fileId, named, title, accountName, isReturn, bar, known, mayAct } = page;
  const isAsked =
    answer &&
    !answer.ok &&
    ("is_looked_through" in answer.errors || answer.values.is_looked_through);
  return (
    <FormPage>
      <PageTitle
        title={t("title", { title })}
        lede={t("lede", { name: accountName })}
        answer={answer}
      />
      <div className="stack">
        {!mayAct && <Notice>{t("mayNot")}</Notice>}
        {bar && <Notice>{t(`bar.${bar}`)}</Notice>}
        {mayAct && !bar && (
          <Form
            id="publish"
            action={inspectionPaths.publish(fileId)}
            answer={answer}
            label={t("title", { title })}
          >
            <AllFields
              form={publishForm}
              only={[
                ...(isReturn ? ofReturns : (["kind"] as const)),
                "is_cleared",
                ...(isAsked ? (["is_looked_through"] as const) : []),
              ]}
              start={{
                form: known.form,
                fiscal_year_end: known.fiscalYearEnd ?? "",
                filed_on: known.filedOn ?? "",
                is_extended: known.isExtended ? "1" : "0",
              }}
            />
            <SubmitButton className="mt-6">{t("submit")}</SubmitButton>
          </Form>
        )}
        <p>
          <Link to={inspectionPaths.own(named)}>{t("back")}</Link>
        </p>
      </div>
    </FormPage>
  );
}

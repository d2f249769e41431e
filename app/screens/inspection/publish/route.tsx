import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  inspectionLabels,
  publishedForms,
  publishPaper,
  publishSchema,
  readPublishForm,
} from "#modules/inspection/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { requireMember } from "~/http/guards.server";
import { inspectionPaths } from "~/http/inspection-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { DateInput } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { publishWords } from "./words";

/** What is known of the paper. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const found = await readPublishForm(context.ctx, readId(params.id));
  if (!found.ok) refusePage(context, found.refusal);
  const { accountId } = found.value;
  return {
    ...found.value,
    named: accountId === accountIds[0] ? undefined : accountId,
    forms: publishedForms,
    constraints: constraintsOf(publishSchema),
  };
}

/** Publishes it, or asks about what looks like a Social Security number. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const { ctx, body } = context;
  const fileId = readId(params.id);
  const fields = parseFields(publishSchema, body.fields, inspectionLabels(ctx.locale));
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
            constraints={page.constraints}
            label={t("title", { title })}
          >
            {isReturn ? (
              <>
                <Select
                  name="form"
                  label={t("form")}
                  hint={t("formHint")}
                  emptyLabel={t("formNone")}
                  options={page.forms.map((form) => ({ value: form, label: `Form ${form}` }))}
                  defaultValue={known.form}
                  required
                />
                <DateInput
                  name="fiscal_year_end"
                  label={t("end")}
                  defaultValue={known.fiscalYearEnd ?? ""}
                  required
                />
                <DateInput
                  name="filed_on"
                  label={t("filed")}
                  defaultValue={known.filedOn ?? ""}
                  required
                />
                <Checkbox
                  name="is_extended"
                  label={t("extended")}
                  hint={t("extendedHint")}
                  defaultChecked={known.isExtended}
                />
              </>
            ) : (
              <RadioGroup
                name="kind"
                label={t("kind")}
                options={[
                  { value: "application", label: t("kind.application") },
                  { value: "letter", label: t("kind.letter") },
                ]}
                required
              />
            )}
            <Checkbox name="is_cleared" label={t("cleared")} hint={t("clearedHint")} />
            {isAsked && (
              <Checkbox name="is_looked_through" label={t("looked")} hint={t("lookedHint")} />
            )}
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

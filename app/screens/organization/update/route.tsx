import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountProfileFields } from "#modules/accounts/contract";
import { readAccountProfile, updateAccountProfile } from "#modules/accounts/index.server";
import { answersForPage, fieldsForPage } from "#modules/platform/forms/index.server";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { DynamicForm } from "~/parts/dynamic-form/dynamic-form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { accountEditWords } from "./words";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const accountId = readId(params.id);
  const read = await readAccountProfile(context.ctx, accountId);
  if (!read.ok) refusePage(context, read.refusal);
  const schema = accountProfileFields(context.ctx.locale);
  return {
    accountId,
    name: read.value.name ?? "",
    schema: fieldsForPage(schema, context.ctx.locale),
    fields: answersForPage(schema, read.value),
  };
}

/** Saves what an account says about itself: PUT with all fields and `file_uploads`. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== "PUT") refusePage(context, { code: "not_found" });
  const accountId = readId(params.id);
  const saved = await updateAccountProfile(context.ctx, { accountId, fields: context.body.fields });
  if (!saved.ok) {
    const isForm = saved.refusal.code === "invalid";
    return isForm ? refuseForm(context, saved.refusal) : refusePage(context, saved.refusal);
  }
  const { id, fields } = saved.value;
  const notification = translator(accountEditWords, context.ctx.locale)("notification");
  const json = { account: { id, ...fields }, notification };
  return answerDone(context, { json, to: paths.accountUpdate(id), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function EditAccount() {
  const { accountId, name, schema, fields } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = translator(accountEditWords, useUi().locale);
  return (
    <FormPage>
      <PageTitle title={name} lede={t("lede")} answer={answer} />
      <p className="mb-8">
        <Link to={paths.profile(accountId)}>{t("view")}</Link>
      </p>
      <DynamicForm
        form={{
          title: t("title"),
          fields,
          schema,
          has_required_fields: true,
          is_cancelable: true,
          post_notification: t("notification"),
        }}
        action={paths.accountUpdate(accountId)}
        answer={answer}
        cancelTo={paths.appOf(accountId)}
        along={{ profile_id: String(accountId) }}
      />
    </FormPage>
  );
}

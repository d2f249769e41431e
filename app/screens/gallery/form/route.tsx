import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { env } from "#modules/platform/env.server";
import type { DynamicFormDefinition } from "#modules/platform/forms/contract";
import { fieldsForPage, parseAnswers, secretNames } from "#modules/platform/forms/index.server";
import { message } from "#modules/platform/messages";
import type { HttpContext } from "~/http/context.server";
import { href } from "~/http/href";
import { refusalMessages } from "~/http/refusal-messages";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { DynamicForm } from "~/parts/dynamic-form/dynamic-form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { Tabs } from "~/ui/tabs";
import { isSampleForm, type SampleForm, sampleForms } from "./sample-fields";

const locked = message(refusalMessages, "refusal.conflict");

function sampleOf(context: HttpContext, request: Request) {
  const name = new URL(request.url).searchParams.get("form") ?? "full";
  if (env.isProduction || !isSampleForm(name)) refusePage(context, { code: "not_found" });
  const form: DynamicFormDefinition = sampleForms[name];
  return { name, form };
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const { name, form } = sampleOf(context, request);
  const received = new URL(request.url).searchParams.get("received") ?? "";
  return {
    name,
    form: { ...form, schema: fieldsForPage(form.schema, context.ctx.locale) },
    received,
  };
}

/** Takes the gallery's forms as every form from data is taken, and says what arrived. */
export function action({ context, request }: ActionFunctionArgs) {
  const { name, form } = sampleOf(context, request);
  if (name === "failing") throw new Error("the gallery's failing form");
  if (form.is_disabled) return refuseForm(context, { code: "conflict", message: locked });
  const parsed = parseAnswers(form.schema, context.body.fields, context.ctx.locale);
  const secrets = secretNames(form.schema);
  if (!parsed.ok) return refuseForm(context, parsed.refusal, secrets);
  const open = Object.entries(parsed.value).filter(([field]) => !secrets.has(field));
  const received = JSON.stringify(Object.fromEntries(open));
  const to = href("/dev/ui/form", {}, { form: name, received });
  return answerDone(context, { json: { received: parsed.value }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

/** Forms from data in each of their states; not in production. */
export default function FormGallery() {
  const { name, form, received } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <FormPage>
      <PageTitle title="Forms from data" lede="Every field type and attribute." answer={answer} />
      <Tabs
        label="Forms"
        tabs={(Object.keys(sampleForms) as SampleForm[]).map((one) => ({
          to: href("/dev/ui/form", {}, { form: one }),
          label: sampleForms[one].title,
          isCurrent: one === name,
        }))}
      />
      {received && (
        <output className="mb-8 block" data-testid="received">
          {received}
        </output>
      )}
      <DynamicForm
        key={name}
        form={form}
        action={href("/dev/ui/form", {}, { form: name })}
        answer={answer}
        cancelTo={href("/dev/ui")}
      />
    </FormPage>
  );
}

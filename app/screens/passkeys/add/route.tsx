import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { newPasskeySchema } from "#modules/accounts/contract";
import { addPasskey } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { orConfirm, requireProved } from "~/http/fresh-sign-in.server";
import { passkeyPaths } from "~/http/passkey-paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { PasskeyButton } from "~/parts/passkeys/passkey-button";
import { Form } from "~/ui/form";
import { TextInput } from "~/ui/inputs";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { ownPasskeyPages } from "../words";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireProved(context, request);
  return { constraints: constraintsOf(newPasskeySchema) };
}

/** Adds the passkey that the device made. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const secret = new Set(["answer"]);
  const fields = parseFields(newPasskeySchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal, secret);
  const { userAgent, sessionToken: token = "" } = visit;
  const { answer, name } = fields.value;
  const added = await addPasskey(ctx, { answer, name, token, userAgent });
  if (!added.ok) {
    return refuseForm(context, await orConfirm(context, request, added.refusal), secret);
  }
  visit.leaveFlash("passkey-added");
  const to = passkeyPaths.list;
  return answerDone(context, { json: { id: added.value.id, redirect: to }, to });
}

export default function AddPasskey() {
  const { constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(ownPasskeyPages);
  const call = {
    options: passkeyPaths.options,
    purpose: "add",
    answer: passkeyPaths.add,
    fields: () => ({ name: nameTyped() }),
  } as const;
  return (
    <FormPage>
      <PageTitle title={t("add.title")} lede={t("add.lede")} answer={answer} />
      <Form answer={answer} constraints={constraints} onSubmit={pressButton}>
        <TextInput name="name" label={t("add.name")} hint={t("add.nameHint")} autoComplete="off" />
        <PasskeyButton
          call={call}
          label={t("add.submit")}
          variant="primary"
          unable={t("add.unable")}
          className="mt-6"
        />
      </Form>
      <p className="mt-8">
        <Link to={passkeyPaths.list}>{t("add.back")}</Link>
      </p>
    </FormPage>
  );
}

const nameTyped = () => document.querySelector<HTMLInputElement>("input[name=name]")?.value ?? "";

/** Enter in the field is the button: nothing is sent without the device. */
function pressButton(event: React.FormEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>("button[type=button]")?.click();
}

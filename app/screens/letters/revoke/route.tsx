import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { signForm } from "#modules/letters/contract";
import { readRevocation, revocationSchema, revokeLetter } from "#modules/letters/index.server";
import { parseFields } from "#modules/platform/fields";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { letterPaths } from "~/http/letter-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { FormField } from "~/parts/form-field/form-field";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { evidenceOf, openLetter, requireProvedOfficer } from "../letter-page.server";
import { letterWords } from "../words";

/** The form that revokes a signed letter. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const letter = await openLetter(context, request, params.id);
  const { id, title, state, office, kind } = letter;
  const isRevocable = state === "signed" && kind !== "revocation" && office?.state === "open";
  if (!isRevocable) throw redirect(letterPaths.letter(id), 303);
  await requireProvedOfficer(context, request);
  const { accountId } = letter;
  const later = await readRevocation(context.ctx, id);
  if (!later.ok) refusePage(context, later.refusal);
  return {
    later: later.value,
    id,
    accountId,
    title,
    office: office.name,
  };
}

/** Signs the revocation. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { id } = await openLetter(context, request, params.id);
  const { ctx, body } = context;
  const fields = parseFields(revocationSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const evidence = await evidenceOf(context);
  const revoked = await revokeLetter(ctx, { id, fields: fields.value, evidence });
  if (!revoked.ok) {
    if (revoked.refusal.code === "not_found") refusePage(context, revoked.refusal);
    return refuseForm(context, await orConfirm(context, request, revoked.refusal));
  }
  const to = letterPaths.letter(id);
  return answerDone(context, { json: revoked.value, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Revoke() {
  const { id, title, later, office } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(letterWords);
  return (
    <FormPage>
      <PageTitle title={t("revokeTitle", { title })} lede={t("revokeLede")} answer={answer} />
      <div className="stack">
        <section className="stack">
          <h2 id="text">{later.title}</h2>
          <p className="whitespace-pre-line wrap-break-word">{later.text}</p>
          <p className="hint">{t("revokeText")}</p>
        </section>
        <Form
          id="revocation"
          action={letterPaths.revoke(id)}
          answer={answer}
          boxes={["agrees"]}
          label={t("revokeSubmit")}
          hasRequiredNote
        >
          <p>{t("asOffice", { office })}</p>
          <FormField form={signForm} name="reason" />
          <Checkbox name="agrees" label={t("agree")} required />
          <FormField form={signForm} name="full_name" />
          <SubmitButton variant="danger" className="mt-6">
            {t("revokeSubmit")}
          </SubmitButton>
        </Form>
        <p>
          <Link to={letterPaths.letter(id)}>{t("back")}</Link>
        </p>
      </div>
    </FormPage>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { signForm } from "#modules/letters/contract";
import { signatureSchema, signLetter } from "#modules/letters/index.server";
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
import { evidenceOf, openLetter, requireProvedOfficer, shownLetter } from "../letter-page.server";
import { LetterText } from "../letter-text";
import { letterWords } from "../words";

/** The text once more, and the form that signs it: for officers who just gave their password. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const letter = await openLetter(context, request, params.id);
  const { id, state, office, hasSigned } = letter;
  const isWaiting = state === "open" || state === "half_signed";
  if (!isWaiting || hasSigned || office?.state !== "open")
    throw redirect(letterPaths.letter(id), 303);
  await requireProvedOfficer(context, request);
  return shownLetter(context, letter);
}

/** Signs the letter. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { id } = await openLetter(context, request, params.id);
  const { ctx, body } = context;
  const fields = parseFields(signatureSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const evidence = await evidenceOf(context);
  const signed = await signLetter(ctx, { id, fields: fields.value, evidence });
  if (!signed.ok) {
    if (signed.refusal.code === "not_found") refusePage(context, signed.refusal);
    return refuseForm(context, await orConfirm(context, request, signed.refusal));
  }
  const to = letterPaths.letter(id);
  return answerDone(context, { json: { status: "signed" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Sign() {
  const letter = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(letterWords);
  const { id, title, text, textSha256, office, who } = letter;
  return (
    <FormPage>
      <PageTitle title={t("signTitle", { title })} lede={t("signLede")} answer={answer} />
      <div className="stack">
        <LetterText title={t("text")} text={text} sha256={textSha256} />
        <Form
          key={textSha256}
          id="signature"
          action={letterPaths.sign(id)}
          answer={answer}
          boxes={["agrees"]}
          label={t("sign")}
          hasRequiredNote
        >
          <input type="hidden" name="digest" value={textSha256} />
          {office && <p>{t("asOffice", { office: office.name })}</p>}
          <Checkbox name="agrees" label={t("agree")} hint={t("paper", { who })} required />
          <FormField form={signForm} name="full_name" />
          <SubmitButton className="mt-6">{t("sign")}</SubmitButton>
        </Form>
        <p>
          <Link to={letterPaths.letter(id)}>{t("back")}</Link>
        </p>
      </div>
    </FormPage>
  );
}

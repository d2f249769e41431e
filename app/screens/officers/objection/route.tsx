import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { objectToLetter, readObjection } from "#modules/officers/index.server";
import { shownOfficerLetter } from "~/http/officer-letter.server";
import { officerPaths } from "~/http/officer-paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { LetterFacts } from "~/parts/officer-letter/letter-facts";
import { officerLetterWords } from "~/parts/officer-letter/words";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** The letter that a mail's link may object to: opening it changes nothing. */
export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
  const found = await readObjection(context.ctx, token);
  if (!found.ok) refusePage(context, found.refusal);
  return shownOfficerLetter(context.ctx, found.value);
}

/** Objects: the letter is withdrawn at once. */
export async function action({ context, params: { token = "" } }: ActionFunctionArgs) {
  const done = await objectToLetter(context.ctx, token);
  if (!done.ok) refusePage(context, done.refusal);
  const to = officerPaths.objection(token);
  return answerDone(context, { json: { status: "withdrawn" }, to });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Objection() {
  const letter = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(officerLetterWords);
  const { state, organization, name, office } = letter;
  return (
    <FormPage>
      <PageTitle
        title={t("objectTitle")}
        lede={t("objectLede", { organization, name, office })}
        answer={answer}
      />
      <div className="stack">
        {state === "valid" ? (
          <Form id="object" answer={answer} label={t("object")}>
            <p>{t("objectText", { name })}</p>
            <p>{t("objectNothing")}</p>
            <SubmitButton variant="danger" className="mt-6">
              {t("object")}
            </SubmitButton>
          </Form>
        ) : state === "withdrawn" ? (
          <Notice tone="success" title={t("objected")}>
            {t("objectedText")}
          </Notice>
        ) : (
          <Notice>{t("nothingLeft")}</Notice>
        )}
        <LetterFacts letter={letter} />
      </div>
    </FormPage>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { FormPage, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { AnswerPages } from "~/components/wizard/answer-pages";
import { readAllAnswers } from "~/components/wizard/check-answers.server";
import { RequestsNotice } from "~/components/wizard/wizard-notices";
import { paths } from "~/http/paths";
import { wizardMessages } from "~/messages/wizard";

export { capabilityHeaders as headers } from "~/http/capability-headers";

export const loader = ({ context, request, params: { token = "" } }: LoaderFunctionArgs) =>
  readAllAnswers(context, request, token);

export default function CheckAnswers() {
  const { token, isEditable, goOn, requests, pages } = useLoaderData<typeof loader>();
  const t = useWords(wizardMessages);
  const isReady = goOn === pages.length;
  return (
    <FormPage>
      <PageTitle
        title={t(isEditable ? "checkTitle" : "readAnswers")}
        lede={isEditable ? t("checkLede") : undefined}
      />
      <RequestsNotice token={token} requests={requests} isReturning />
      <AnswerPages token={token} pages={pages} />
      <div className="btn-row">
        <ButtonLink to={paths.application(token, { page: goOn })}>
          {t(!isEditable ? "backToApplication" : isReady ? "checkContinue" : "checkResume")}
        </ButtonLink>
      </div>
    </FormPage>
  );
}

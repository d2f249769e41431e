import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/http/paths";
import { wizardMessages } from "~/parts/wizard/words";
import { ButtonLink } from "~/ui/button";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { RequestsNotice } from "../wizard-notices";
import { AnswerPages } from "./answer-pages";
import { readAllAnswers } from "./check-answers.server";

export { capabilityHeaders as headers } from "~/http/capability-headers";

export const loader = ({ context, params: { token = "" } }: LoaderFunctionArgs) =>
  readAllAnswers(context, token);

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

import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { paths } from "~/http/paths";
import { financesMessages } from "~/parts/finances/words";
import { ButtonLink } from "~/ui/button";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { findDocument } from "../ask-document.server";

const AGAIN_SECONDS = 1;

/** Where a person waits for a PDF, and gets it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const { state, accountId, invoiceId } = await findDocument(context, id);
  return {
    accountId,
    state,
    here: paths.financeDocument(id),
    file: paths.financeFile(id),
    back: invoiceId === null ? paths.finances({ accountId }) : paths.invoice(invoiceId),
  };
}

export default function WaitForDocument() {
  const { state, here, file, back } = useLoaderData<typeof loader>();
  const t = useWords(financesMessages);
  const title = {
    waiting: "paperTitle",
    ready: "paperReadyTitle",
    failed: "paperFailedTitle",
  } as const;
  const lede = { waiting: "paperText", ready: "paperReady", failed: "paperFailed" } as const;
  return (
    <FormPage>
      {state === "waiting" && <meta httpEquiv="refresh" content={String(AGAIN_SECONDS)} />}
      {state === "ready" && <meta httpEquiv="refresh" content={`0; url=${file}`} />}
      <PageTitle title={t(title[state])} lede={t(lede[state])} />
      <div className="btn-row">
        {state === "waiting" && (
          <ButtonLink to={here} variant="secondary" reloadDocument>
            {t("paperLook")}
          </ButtonLink>
        )}
        {state === "ready" && (
          <ButtonLink to={file} icon="download" reloadDocument>
            {t("paperDownload")}
          </ButtonLink>
        )}
      </div>
      <p className="mt-6">
        <Link to={back}>{t("paperBack")}</Link>
      </p>
    </FormPage>
  );
}

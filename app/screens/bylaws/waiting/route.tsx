import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { bylawsMessages } from "#modules/bylaws/contract";
import { documentOf } from "#modules/bylaws/index.server";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { FormPage, PageTitle } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";
import { bylawsPageMessages } from "../bylaws-words";
import { readDocumentQuery } from "../document-query.server";
import { RetryForm } from "../retry-form";

export { capabilityHeaders as headers } from "~/http/capability-headers";

const AGAIN_SECONDS = 2;

/** Where a person without script waits for a document. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const hash = params.hash ?? "";
  const query = readDocumentQuery(request) ?? refusePage(context, { code: "not_found" });
  const file = await documentOf(context.ctx, hash, query);
  if (!file) refusePage(context, { code: "not_found" });
  return {
    state: file.state,
    failed: file.state === "failed" ? { hash, ...file } : undefined,
    download: paths.bylawsDownload(hash, query),
    here: paths.bylawsWaiting(hash, query),
  };
}

export default function Waiting() {
  const { state, failed, download, here } = useLoaderData<typeof loader>();
  const t = useWords(bylawsPageMessages);
  const words = translator(bylawsMessages, useUi().locale);
  if (failed) {
    return (
      <FormPage>
        <PageTitle title={t("failedTitle")} lede={words(failed.failure)} />
        <RetryForm variant={failed.variant} hash={failed.hash} version={failed.version} />
      </FormPage>
    );
  }
  if (state === "ready") {
    return (
      <FormPage>
        <meta httpEquiv="refresh" content={`0; url=${download}`} />
        <PageTitle title={t("waitingReadyTitle")} lede={t("waitingReady")} />
        <a className="btn btn-primary" href={download}>
          {t("download")}
        </a>
      </FormPage>
    );
  }
  return (
    <FormPage>
      <meta httpEquiv="refresh" content={String(AGAIN_SECONDS)} />
      <PageTitle title={t("waitingTitle")} lede={t("waiting")} />
      <Link className="btn btn-secondary" to={here} reloadDocument>
        {t("lookAgain")}
      </Link>
    </FormPage>
  );
}

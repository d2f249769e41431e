import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { documentModelOf } from "#modules/bylaws/index.server";
import { renderHtml } from "#modules/platform/documents/html";
import { env } from "#modules/platform/env.server";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { DocumentTitle } from "~/parts/shell/title";
import { useWords } from "~/ui/ui-context";
import { bylawsPageMessages } from "../bylaws-words";
import { DocumentLinks } from "../document-links";
import { readDocumentQuery } from "../document-query.server";
import { Warnings } from "../warnings";
import { officeViewer } from "./office-viewer";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** A version as a page, from the same model as its files. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const hash = params.hash ?? "";
  const query = readDocumentQuery(request) ?? refusePage(context, { code: "not_found" });
  const found = await documentModelOf(context.ctx, hash, query.version);
  if (!found) refusePage(context, { code: "not_found" });
  const t = translator(bylawsPageMessages, context.ctx.locale);
  const { variant, version, model, warnings } = found;
  return {
    hash,
    variant,
    version,
    warnings,
    title: model.properties.title,
    viewer: officeViewer(env.publicUrl, paths.bylawsDownload(hash, { version })),
    html: renderHtml(model, { reason: t("why"), law: t("law") }),
  };
}

export default function ViewBylaws() {
  const { hash, variant, version, warnings, title, viewer, html } = useLoaderData<typeof loader>();
  const t = useWords(bylawsPageMessages);
  return (
    <div className="page document-page">
      <DocumentTitle title={title} />
      <nav className="document-tools no-print" aria-label={t("documentTools")}>
        <DocumentLinks hash={hash} version={version} />
        {viewer && (
          <a className="btn btn-link" href={viewer} rel="noreferrer" aria-describedby="viewer-hint">
            {t("officeViewer")}
          </a>
        )}
        <Link className="btn btn-link" to={paths.bylawsArticles(hash, { version })}>
          {t("articlesLink")}
        </Link>
        <Link className="btn btn-link" to={paths.bylawsEdit(variant, hash)}>
          {t("edit")}
        </Link>
        {viewer && (
          <p id="viewer-hint" className="hint w-full">
            {t("officeViewerHint")}
          </p>
        )}
      </nav>
      <Warnings texts={warnings} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the writer escapes every text, and a test plants markup in every answer */}
      <div className="document-sheet" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { bylawsMessages, bylawsWords } from "#modules/bylaws/contract";
import { articlesClausesOf } from "#modules/bylaws/index.server";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { Page, PageTitle } from "~/ui/page";
import { useUi } from "~/ui/ui-context";
import { bylawsPageMessages } from "../bylaws-words";
import { readDocumentQuery } from "../document-query.server";

export { capabilityHeaders as headers } from "~/http/capability-headers";

/** What the answers of bylaws come to in the articles: a sheet to print or to copy from. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = readDocumentQuery(request) ?? refusePage(context, { code: "not_found" });
  const hash = params.hash ?? "";
  const found = await articlesClausesOf(context.ctx, hash, query.version);
  return { hash, ...(found ?? refusePage(context, { code: "not_found" })) };
}

export default function ArticlesClauses() {
  const { hash, variant, version, name, clauses, isOnePage } = useLoaderData<typeof loader>();
  const { locale } = useUi();
  const t = translator(bylawsPageMessages, locale);
  const words = translator(bylawsMessages, locale);
  return (
    <Page>
      <PageTitle title={t("articlesTitle")} lede={t("articlesLede")} />
      <div className="prose">
        {bylawsWords[variant].isCharity && <p>{words("articlesFirst")}</p>}
        <p>{t("articlesUse", { name })}</p>
        <div lang="en">
          {clauses.map(({ id, title, text }) => (
            <section key={id} className="prose">
              <h2>{title}</h2>
              <p className="whitespace-pre-line">{text}</p>
            </section>
          ))}
        </div>
        <p className="hint">{words("disclaimer")}</p>
      </div>
      {!isOnePage && <p className="hint no-print">{t("articlesTooLong")}</p>}
      <p className="no-print">
        {isOnePage && (
          <>
            <a className="btn btn-primary" href={paths.bylawsArticlesFile(hash, { version })}>
              {t("articlesWord")}
            </a>
            <a
              className="btn btn-secondary"
              href={paths.bylawsArticlesFile(hash, { version, format: "pdf" })}
            >
              {t("articlesPdf")}
            </a>
          </>
        )}
        <Link className="btn btn-link" to={paths.bylawsView(hash, { version })}>
          {t("viewOnline")}
        </Link>
        <Link className="btn btn-link" to={paths.bylawsEdit(variant, hash)}>
          {t("edit")}
        </Link>
      </p>
    </Page>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { readCoverage, wordCoverage, wordGroups } from "#modules/listings/index.server";
import { rescuePaths } from "~/http/rescue-paths";
import { Page, PageTitle } from "~/ui/page";
import { ListingSearch, useListingWords } from "../listing-search";
import { findPage, readSearch } from "../search-page.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const coverage = await readCoverage(ctx);
  const { keyword, state } = readSearch(request);
  return {
    found: await findPage(context, request),
    keyword,
    state,
    searched: wordGroups(coverage, ctx),
    coverage: coverage.dates ? wordCoverage(coverage, ctx) : "",
  };
}

export default function VerifyStatus() {
  const { found, ...asked } = useLoaderData<typeof loader>();
  const t = useListingWords();
  return (
    <Page className="stack">
      <meta name="description" content={t("description")} />
      <PageTitle title={t("title")} lede={t("lede")} />
      <ListingSearch loaded={found} {...asked} />
      <p>
        <Link to={rescuePaths.revoked()}>{t("revokedWay")}</Link>
      </p>
      {asked.coverage && <p className="hint">{t("source", asked)}</p>}
    </Page>
  );
}

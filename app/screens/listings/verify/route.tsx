import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listingsAsOf } from "#modules/listings/index.server";
import { formatLongDate } from "#modules/platform/format";
import { rescuePaths } from "~/http/rescue-paths";
import { Page, PageTitle } from "~/ui/page";
import { wordGroups } from "../coverage.server";
import { ListingSearch, useListingWords } from "../listing-search";
import { findPage, readSearch } from "../search-page.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asOf = await listingsAsOf(context.ctx);
  const { keyword, state } = readSearch(request);
  return {
    found: await findPage(context, request),
    keyword,
    state,
    searched: await wordGroups(context.ctx),
    asOf: asOf ? formatLongDate(asOf, context.ctx) : "",
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
      {asked.asOf && <p className="hint">{t("source", { date: asked.asOf })}</p>}
    </Page>
  );
}

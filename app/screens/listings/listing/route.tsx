import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listingsAsOf, readListing } from "#modules/listings/index.server";
import { parseEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { listingPaths } from "~/http/listing-paths";
import { refusePage } from "~/http/respond.server";
import { DescriptionList } from "~/ui/details";
import { Page, PageTitle } from "~/ui/page";
import { useListingWords } from "../listing-search";
import { listingFacts } from "./listing-facts.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ctx } = context;
  const ein = parseEin(params.ein ?? "");
  if (!ein) refusePage(context, { code: "not_found" });
  const listing = await readListing(ctx, ein.replace("-", ""));
  if (!listing?.organization) {
    const asOf = await listingsAsOf(ctx);
    if (!asOf) refusePage(context, { code: "not_found" });
    const facts = listing ? listingFacts(ctx, listing) : [];
    const status = listing ? 200 : 404;
    return data({ ein, missingIn: formatLongDate(asOf, ctx), facts }, { status });
  }
  const { name, sortName, asOf } = listing.organization;
  const title = sortName && sortName !== name ? `${name}, ${sortName}` : name;
  const date = formatLongDate(asOf, ctx);
  return data({ ein, title, date, missingIn: undefined, facts: listingFacts(ctx, listing) });
}

export default function Listing() {
  const listing = useLoaderData<typeof loader>();
  const t = useListingWords();
  const { ein, facts } = listing;
  const isMissing = listing.missingIn !== undefined;
  return (
    <Page className="stack">
      {isMissing ? (
        <PageTitle
          title={t("notFoundTitle", { ein, date: listing.missingIn })}
          lede={t(facts.length > 0 ? "notFoundElse" : "notFoundText")}
        />
      ) : (
        <PageTitle title={listing.title} lede={`EIN ${ein}`} aside={t("asOf", listing)} />
      )}
      {facts.length > 0 && (
        <>
          <DescriptionList facts={facts} />
          <p className="hint">{t("caution")}</p>
        </>
      )}
      <p>
        <Link to={listingPaths.search()}>{t("back")}</Link>
      </p>
    </Page>
  );
}

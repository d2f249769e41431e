import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { readListing } from "#modules/listings/index.server";
import { einDigits, parseEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { listingPaths } from "~/http/listing-paths";
import { refusePage } from "~/http/respond.server";
import { NextSteps } from "~/parts/club-lookup/next-steps";
import { DescriptionList } from "~/ui/details";
import { Page, PageTitle } from "~/ui/page";
import { nameOf, stateOf } from "../club-lookup.server";
import { wordNotFound } from "../coverage.server";
import { listingFacts } from "../listing-facts.server";
import { useListingWords } from "../listing-search";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ctx } = context;
  const ein = parseEin(params.ein ?? "");
  if (!ein) refusePage(context, { code: "not_found" });
  const listing = await readListing(ctx, einDigits(ein));
  if (!listing?.organization) {
    const missing = await wordNotFound(ctx, ein);
    if (!missing.isLoaded && !listing) refusePage(context, { code: "not_found" });
    const facts = listing ? listingFacts(ctx, listing) : [];
    const status = listing ? 200 : 404;
    return data({ ein, missing, facts, state: stateOf(listing) }, { status });
  }
  const title = nameOf(listing.organization);
  const date = formatLongDate(listing.organization.asOf, ctx);
  const facts = listingFacts(ctx, listing);
  return data({ ein, title, date, missing: undefined, facts, state: stateOf(listing) });
}

export default function Listing() {
  const listing = useLoaderData<typeof loader>();
  const t = useListingWords();
  const { ein, facts } = listing;
  return (
    <Page className="stack">
      {listing.missing ? (
        <PageTitle
          title={listing.missing.title}
          lede={t(facts.length > 0 ? "notFoundElse" : "notFoundText", listing.missing)}
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
      <NextSteps state={listing.state} ein={ein} />
      <p>
        <Link to={listingPaths.search()}>{t("back")}</Link>
      </p>
    </Page>
  );
}

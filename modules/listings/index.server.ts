export { addListingGroup, removeListingGroup } from "./commands/configure-groups.server";
export { type BmfImported, importBmf } from "./commands/import-bmf.server";
export { type ListedAccount, listAccount } from "./commands/list-account.server";
export { rebuildIndex } from "./commands/rebuild-index.server";
export type { ImportFile, Progress } from "./import/load.server";
export { findIrsOrganization, type IrsOrganization } from "./queries/find-irs-organization.server";
export { readListingOverview } from "./queries/listing-overview.server";
export { type Listing, listingsAsOf, readListing } from "./queries/read-listing.server";
export { type ListingPage, searchListings } from "./queries/search-listings.server";

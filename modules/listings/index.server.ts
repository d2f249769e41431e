export { addListingGroup, removeListingGroup } from "./commands/configure-groups.server";
export { importBmf, importList } from "./commands/import-list.server";
export { hideListing, type ListedAccount, listAccount } from "./commands/list-account.server";
export { rebuildIndex } from "./commands/rebuild-index.server";
export { removeListing } from "./commands/remove-listing.server";
export { sendList } from "./commands/send-list.server";
export { wordCoverage, wordGroups } from "./coverage-words";
export type { ImportKind } from "./import/formats.server";
export type { ImportFile } from "./import/load.server";
export { fileAt } from "./import/open-file.server";
export { recognizeFile } from "./import/run-import.server";
export {
  datesOf,
  readCoverage,
} from "./queries/coverage.server";
export { leftFileOn, stateFileAsOf } from "./queries/file-history.server";
export { findIrsOrganization, type IrsOrganization } from "./queries/find-irs-organization.server";
export { readListingOverview } from "./queries/listing-overview.server";
export { otherListsAsOf, readOtherLists } from "./queries/other-lists.server";
export { type Listing, readListing } from "./queries/read-listing.server";
export { type Revocation, revocationsOf } from "./queries/revocations-of.server";
export { type ListingPage, searchListings } from "./queries/search-listings.server";

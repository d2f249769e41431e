export { type ClaimedUpload, claimUpload } from "./claim.server";
export { countUploadsFrom, sweepUploads, uploadStore } from "./store.server";

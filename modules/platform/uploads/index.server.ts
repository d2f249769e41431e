export { type ClaimedUpload, claimUpload } from "./claim.server";
export { uploadLocker } from "./locks.server";
export { countUploadsFrom, sweepUploads, uploadStore } from "./store.server";

export {
  acceptOf,
  CONTEST_PHOTO_MAX,
  CONTEST_VIDEO_MAX,
  type ContestPhotoKind,
  type ContestVideoKind,
  contestPhotoKinds,
  contestVideoKinds,
  DOCUMENT_MAX,
  documentKinds,
  type FileKind,
  fileKinds,
  isDeclared,
  kindByName,
  PROFILE_IMAGE_MAX,
  profileImageKinds,
} from "./kinds";
export { fileMessages } from "./messages";
export { cleanFileName, isBlockedName } from "./names";

import {
  CONTEST_PHOTO_MAX,
  CONTEST_VIDEO_MAX,
  contestPhotoKinds,
  contestVideoKinds,
  type FileKind,
} from "#modules/platform/files/contract";
import type { ContestKind } from "./entry-types";

export interface FileRule {
  readonly kinds: readonly FileKind[];
  /** In bytes. */
  readonly maxBytes: number;
}

/** What each kind of contest takes; pages judge by it before sending. */
export const fileRules: Readonly<Record<ContestKind, FileRule>> = {
  photo: { kinds: contestPhotoKinds, maxBytes: CONTEST_PHOTO_MAX },
  video: { kinds: contestVideoKinds, maxBytes: CONTEST_VIDEO_MAX },
};

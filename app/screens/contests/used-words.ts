import { type ContestKind, MAX_COUNTED } from "#modules/contest/contract";
import type { translator } from "#modules/platform/messages";
import type { liveMessages } from "./contest-live-words";

type Say = ReturnType<typeof translator<(typeof liveMessages)["en"]>>;

/** How many of the places are used, in words; nothing while none is. */
export function usedWords(t: Say, kind: ContestKind, used: number): string {
  if (used >= MAX_COUNTED) return t(kind === "photo" ? "usedPhotoFull" : "usedVideoFull");
  return used > 0 ? t("used", { used }) : "";
}

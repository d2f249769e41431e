import { useEffect, useState } from "react";
import { wizardMessages } from "~/parts/wizard/words";
import { useHydrated, useWords } from "~/ui/ui-context";
import type { Moment } from "./moment";
import type { DraftStatus } from "./use-draft";

const MINUTE = 60_000;

/** The present time, again every half minute; undefined until script runs. */
function useNow(): number | undefined {
  const isLive = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return isLive ? now : undefined;
}

export interface SavedNoteProps {
  /** When the newest page was saved; null before the first. */
  saved: Moment | null;
  /** What became of what is typed now. */
  draft: DraftStatus;
}

/**
 * When the answers were saved: the clock's time, and with script "2 minutes ago", kept right
 * without being read out. A draft that is newer says so instead.
 */
export function SavedNote({ saved, draft }: SavedNoteProps) {
  const t = useWords(wizardMessages);
  const now = useNow();
  if (draft.problem) {
    const words = t(draft.problem === "conflict" ? "draftConflict" : "draftFailed");
    return <span className="saved-failed">{words}</span>;
  }
  const isDraft = draft.kept !== undefined && (!saved || draft.kept.at > saved.at);
  const moment = isDraft ? draft.kept : saved;
  if (!moment) return <span className="saved-note">{t("notSavedYet")}</span>;
  const count = now === undefined ? 60 : Math.floor((now - Date.parse(moment.at)) / MINUTE);
  const words = (() => {
    if (count >= 60) return t(isDraft ? "draftAt" : "savedAt", { time: moment.clock });
    if (count < 1) return t(isDraft ? "draftNow" : "savedNow");
    return t(isDraft ? "draftAgo" : "savedAgo", { count });
  })();
  return (
    <time className="saved-note" dateTime={moment.at}>
      {words}
    </time>
  );
}

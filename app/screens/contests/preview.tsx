import { useEffect } from "react";
import type { ContestKind } from "#modules/contest/contract";
import { Loader } from "~/ui/progress";
import { useWords } from "~/ui/ui-context";
import { liveMessages } from "./contest-live-words";
import { loadParts } from "./send-entry";
import { UnfinishedUpload } from "./unfinished-upload";
import { usePreview } from "./use-preview";

/** What was chosen, as a picture, and that it is being made; before, a video that was left halfway. */
export function Preview({ kind, file }: { kind: ContestKind; file: File | undefined }) {
  const t = useWords(liveMessages);
  const preview = usePreview(kind, file);
  const isVideo = kind === "video";

  useEffect(() => {
    if (isVideo && file) void loadParts();
  }, [isVideo, file]);

  return (
    <div role="status">
      {isVideo && !file && <UnfinishedUpload />}
      {preview.state === "building" && <Loader />}
      {preview.state === "unavailable" && <p className="hint">{t("preview.unavailable")}</p>}
      {preview.state === "ready" && (
        <figure className="entry-preview">
          <img src={preview.url} alt="" />
          <figcaption className="hint text-sm">{t(`preview.${kind}`)}</figcaption>
        </figure>
      )}
    </div>
  );
}

import { useEffect, useState } from "react";
import type { ContestKind } from "#modules/contest/contract";
import { frameOf } from "./video-frame";

export type Preview =
  | { readonly state: "none" | "building" | "unavailable" }
  | { readonly state: "ready"; readonly url: string };

const none: Preview = { state: "none" };

/** A chosen file as a picture: a photo as it is, a video's frame once this browser has made it. */
export function usePreview(kind: ContestKind, file: File | undefined): Preview {
  const [preview, setPreview] = useState(none);

  useEffect(() => {
    if (!file) return setPreview(none);
    const ending = new AbortController();
    let url: string | undefined;
    const show = (picture: Blob | undefined) => {
      if (ending.signal.aborted) return;
      url = picture && URL.createObjectURL(picture);
      setPreview(url ? { state: "ready", url } : { state: "unavailable" });
    };
    if (kind === "photo") show(file);
    else {
      setPreview({ state: "building" });
      void frameOf(file, ending.signal).then(show);
    }
    return () => {
      ending.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [kind, file]);

  return preview;
}

import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useUi, useWords } from "~/ui/ui-context";
import { liveMessages } from "./contest-live-words";
import { forgetUpload, type StoredUpload, storedUpload } from "./stored-uploads";

const headers = { "Tus-Resumable": "1.0.0" };

type Unfinished = StoredUpload & { readonly percent: number };

/** Asks how much of it is there; one that is gone is forgotten. */
async function ask(stored: StoredUpload, signal: AbortSignal): Promise<Unfinished | undefined> {
  const answer = await fetch(stored.url, { method: "HEAD", headers, signal }).catch(
    () => undefined,
  );
  if (answer && [404, 410].includes(answer.status)) forgetUpload(stored.url);
  if (!answer?.ok) return undefined;
  const number = (name: string) => Number(answer.headers.get(name));
  const percent = Math.floor((100 * number("Upload-Offset")) / number("Upload-Length"));
  return { ...stored, percent };
}

/** A video that was not sent to its end when the page was left: how to go on, or to give it up. */
export function UnfinishedUpload() {
  const t = useWords(liveMessages);
  const { csrfToken } = useUi();
  const [found, setFound] = useState<Unfinished>();

  useEffect(() => {
    const stored = storedUpload();
    if (!stored) return;
    const ending = new AbortController();
    void ask(stored, ending.signal).then((answer) => {
      if (!ending.signal.aborted) setFound(answer);
    });
    return () => ending.abort();
  }, []);

  async function discard(url: string) {
    setFound(undefined);
    forgetUpload(url);
    await fetch(url, {
      method: "DELETE",
      headers: { ...headers, "X-CSRF-TOKEN": csrfToken },
    }).catch(() => {});
  }

  if (!found) return null;
  return (
    <Notice title={t("unfinished.title")} className="mt-4">
      <p>{t("unfinished.text", found)}</p>
      <Button variant="secondary" onClick={() => discard(found.url)}>
        {t("unfinished.discard")}
      </Button>
    </Notice>
  );
}

import { useEffect, useRef, useState } from "react";
import type { AccountImage } from "#modules/accounts/contract";
import { paths } from "~/http/paths";
import { useUi } from "~/ui/ui-context";
import { callForImage, type ImageCall } from "./send-image";

export type HeaderImage = ReturnType<typeof useHeaderImage>;

/** What the page says last: that it is done, or why not. */
export type ImageNews =
  | { readonly kind: "done" | "cleared" }
  /** `refused`: by this page itself, before anything was sent. */
  | { readonly kind: "failed" | "refused"; readonly reason: string | null };

/**
 * The account's picture as the page knows it, and what is under way. The answer of a call takes
 * the place of the account; a failed one leaves the picture as it is.
 */
export function useHeaderImage(initial: AccountImage) {
  const { csrfToken } = useUi();
  const [account, setAccount] = useState(initial);
  const [chosen, setChosen] = useState<File>();
  const [preview, setPreview] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const [fileError, setFileError] = useState<string>();
  const [news, setNews] = useState<ImageNews>();
  const stop = useRef<() => void>(undefined);

  useEffect(() => setAccount(initial), [initial]);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => {
    const url = chosen && URL.createObjectURL(chosen);
    setPreview(url);
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [chosen]);

  async function call(options: Pick<ImageCall, "action" | "file">, done: "done" | "cleared") {
    setNews(undefined);
    setFileError(undefined);
    setPercent(0);
    const sent = callForImage({ ...options, csrfToken }, setPercent);
    stop.current = sent.stop;
    const answer = await sent.answer;
    stop.current = undefined;
    setPercent(undefined);
    if (answer.ok) {
      setAccount(answer.account);
      setNews({ kind: done });
      return true;
    }
    setFileError(answer.fileError);
    // A picture that is refused is not shown as if it could still go up.
    if (answer.fileError) setChosen(undefined);
    setNews({ kind: "failed", reason: answer.fileError ?? answer.reason });
    return false;
  }

  return {
    account,
    preview,
    /** How much of the picture has left; undefined when nothing is under way. */
    percent,
    fileError,
    news,
    choose(file: File | undefined) {
      setFileError(undefined);
      setChosen(file);
    },
    async send(file: File): Promise<boolean> {
      if (stop.current) return false;
      const isDone = await call({ action: paths.profileImage(account.id), file }, "done");
      if (isDone) setChosen(undefined);
      return isDone;
    },
    refuse: setFileError,
    /** Says aloud that a chosen file may not go up; its field says it too. */
    warn: (reason: string) => setNews({ kind: "refused", reason }),
    clear() {
      if (!stop.current) void call({ action: paths.profileImageEmpty(account.id) }, "cleared");
    },
    cancel() {
      stop.current?.();
      stop.current = undefined;
      setPercent(undefined);
    },
    dismiss: () => setNews(undefined),
  };
}

import type { ContestKind } from "#modules/contest/contract";
import { fileMessages } from "#modules/platform/files/contract";
import { translator } from "#modules/platform/messages";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Loader, ProgressBar } from "~/ui/progress";
import { FailedToast, Toast, ToastRegion } from "~/ui/toast";
import { useUi, useWords } from "~/ui/ui-context";
import { liveMessages } from "./contest-live-words";

/** What became of an entry. */
export type EntryEnd = "done" | "over" | "full";

/** What is said in passing: a file that may not go up, several at once, a failure. */
export type EntryToast =
  | { readonly kind: "refused"; readonly text: string }
  | { readonly kind: "several" | "failed" };

/** What an entry's form tells and asks outside of its fields. */
export interface EntryState {
  /** How much has left; undefined when nothing is under way. */
  readonly percent: number | undefined;
  /** Whether it waits for a line that was cut. */
  readonly isCut: boolean;
  readonly end: EntryEnd | undefined;
  readonly toast: EntryToast | undefined;
  cancel(): void;
  closeEnd(): void;
  dismiss(): void;
}

interface EntryNewsProps {
  entry: EntryState;
  kind: ContestKind;
}

/** What is said above the form: that it is on its way, what became of it, what cannot be sent. */
export function EntryNews({ entry, kind }: EntryNewsProps) {
  const t = useWords(liveMessages);
  const { percent, isCut, end, cancel, closeEnd } = entry;
  return (
    <>
      <Dialog
        isOpen={percent !== undefined}
        title={t("sending.title")}
        onClose={cancel}
        actions={
          <Button variant="secondary" onClick={cancel}>
            {t("cancel")}
          </Button>
        }
        isBlocking
      >
        <p>{t("sending.text")}</p>
        <p role="status">{isCut && t("sending.cut")}</p>
        {percent !== undefined && percent < 100 && (
          <ProgressBar label={t("sending.label")} value={percent} />
        )}
        {percent === 100 && <Loader>{t("sending.preparing")}</Loader>}
      </Dialog>
      <Dialog
        isOpen={end !== undefined}
        title={end && t(`${end}.title`)}
        onClose={closeEnd}
        actions={<Button onClick={closeEnd}>{t("ok")}</Button>}
      >
        {end && <EndText end={end} kind={kind} />}
      </Dialog>
      <ToastRegion>
        <News entry={entry} />
      </ToastRegion>
    </>
  );
}

function EndText({ end, kind }: { end: EntryEnd; kind: ContestKind }) {
  const t = useWords(liveMessages);
  return (
    <>
      <p>{t(`${end}.text`)}</p>
      {end !== "full" && (
        <p className="dialog-footer">{t(end === "over" ? "over.footer" : `done.${kind}`)}</p>
      )}
    </>
  );
}

function News({ entry: { toast, dismiss } }: Pick<EntryNewsProps, "entry">) {
  const t = useWords(liveMessages);
  const say = translator(fileMessages, useUi().locale);
  if (!toast) return null;
  switch (toast.kind) {
    case "refused":
      return (
        <Toast tone="urgent" title={say("notAllowedTitle")} onDismiss={dismiss}>
          {toast.text}
        </Toast>
      );
    case "several":
      return (
        <Toast tone="warning" title={t("severalTitle")} onDismiss={dismiss}>
          {say("oneAtATime")}
        </Toast>
      );
    case "failed":
      return <FailedToast onDismiss={dismiss} />;
  }
}

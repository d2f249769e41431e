import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useWords } from "~/ui/ui-context";
import type { Deletion } from "./use-deletion";
import { nameOf } from "./wire-user";
import { peoplePages } from "./words";

export interface DeleteDialogProps {
  deletion: Deletion;
  accountName: string;
}

/** Asks before a deletion, and says why it did not happen. Closed without script. */
export function DeleteDialog({ deletion, accountName }: DeleteDialogProps) {
  const t = useWords(peoplePages);
  const { step, row, close, confirm } = deletion;
  const isAsking = step === "ask" || step === "busy";
  const words = step === "primary" ? "primary" : step === "failed" ? "failed" : "ask";
  return (
    <Dialog
      isOpen={step !== "closed"}
      title={t(`${words}.title`)}
      onClose={close}
      actions={
        isAsking ? (
          <>
            <Button variant="danger" isBusy={step === "busy"} onClick={confirm}>
              {t("ask.delete")}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t("ask.keep")}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t("ok")}</Button>
        )
      }
    >
      <p>{t(`${words}.text`)}</p>
      {isAsking && row && (
        <p>
          {t("ask.who", { name: nameOf(row.user), email: row.user.email, account: accountName })}
        </p>
      )}
    </Dialog>
  );
}

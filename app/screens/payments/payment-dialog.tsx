import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useUi, useWords } from "~/ui/ui-context";
import type { ShownPayment } from "./payment-call";
import { paymentsMessages } from "./words";

export interface PaymentDialogProps {
  end: ShownPayment | undefined;
  onClose(): void;
}

/** Says what became of a card or a bank payment. */
export function PaymentDialog({ end, onClose }: PaymentDialogProps) {
  const t = useWords(paymentsMessages);
  return (
    <Dialog
      isOpen={end !== undefined}
      title={t(end?.kind === "approved" ? "done.title" : "failed.title")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("ok")}</Button>}
    >
      {end && <EndText end={end} />}
    </Dialog>
  );
}

function EndText({ end }: { end: ShownPayment }) {
  const t = useWords(paymentsMessages);
  const { brand } = useUi();
  switch (end.kind) {
    case "approved":
      return <p>{t("done.text")}</p>;
    case "unassigned":
      return <p>{t("unassigned.text", { phone: brand.supportPhone })}</p>;
    case "unreached":
      return (
        <>
          <p>{t("failed.text")}</p>
          <p>{t("failed.unreached")}</p>
        </>
      );
    case "refused":
      return end.payments ? (
        <>
          <p>{end.error}</p>
          <p>
            <a href={end.payments}>{t("failed.check")}</a>
          </p>
        </>
      ) : (
        <>
          <p>{t("failed.text")}</p>
          <p className="dialog-footer">{t("failed.footer", { error: end.error })}</p>
          <p className="hint">{t("failed.next")}</p>
        </>
      );
  }
}

import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useWords } from "~/ui/ui-context";
import { inquiryWords } from "./words";

/** Says that a message has come. Its form closes it in the browser itself, without script too. */
export function ReceivedDialog() {
  const t = useWords(inquiryWords);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      isOpen={isOpen}
      title={t("doneTitle")}
      onClose={() => setIsOpen(false)}
      actions={
        <form method="dialog">
          <Button type="submit">{t("ok")}</Button>
        </form>
      }
    >
      <p>{t("doneText")}</p>
    </Dialog>
  );
}

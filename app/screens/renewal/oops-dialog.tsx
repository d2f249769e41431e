import { useState } from "react";
import { formatCurrency } from "#modules/platform/format";
import type { RenewalQuote } from "#modules/renewal/contract";
import type { FormAnswer } from "~/http/form-answer";
import { renewalPages } from "~/parts/renewal/words";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useWords } from "~/ui/ui-context";
import { uiMessages } from "~/ui/words";

export interface OopsDialogProps {
  refusal: FormAnswer;
  /** What a renewal comes to now, while there is something to renew. */
  quote?: RenewalQuote;
}

/** Says why a renewal did not go through: the first of the errors. The form keeps its choices. */
export function OopsDialog({ refusal, quote }: OopsDialogProps) {
  const t = useWords(renewalPages);
  const words = useWords(uiMessages);
  const [closed, setClosed] = useState<FormAnswer>();
  const [first] = Object.values(refusal.errors).flat();
  return (
    <Dialog
      isOpen={closed !== refusal}
      title={t("oops.title")}
      onClose={() => setClosed(refusal)}
      actions={
        <form method="dialog">
          <Button type="submit">{t("oops.ok")}</Button>
        </form>
      }
    >
      <p>{first ?? (refusal.message || words("form.failed"))}</p>
      {quote && refusal.status === 409 && (
        <p>{t("oops.total", { amount: formatCurrency(quote.totals.orderTotal) })}</p>
      )}
    </Dialog>
  );
}

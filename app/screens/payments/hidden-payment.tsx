import { toAmountText } from "#modules/platform/money";
import { useUi } from "~/ui/ui-context";
import type { Choice } from "./use-choice";

/** What every form of this screen sends: what the payer saw, and the page's key. */
export function HiddenPayment({ choice, type }: { choice: Choice; type?: string }) {
  const { csrfToken } = useUi();
  const { invoiceIds, totals, discount, attempt } = choice;
  return (
    <>
      <input type="hidden" name="_token" value={csrfToken} />
      {type && <input type="hidden" name="type" value={type} />}
      {invoiceIds.map((id) => (
        <input key={id} type="hidden" name="invoices" value={id} />
      ))}
      <input type="hidden" name="value" value={toAmountText(totals.total)} />
      {discount && <input type="hidden" name="discount_id" value={discount.id} />}
      <input type="hidden" name="attempt" value={attempt} />
    </>
  );
}

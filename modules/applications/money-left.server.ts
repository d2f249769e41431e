import { Prisma } from "#modules/platform/db.server";

/**
 * Whether money is left to settle of a declined application (`a`): what was paid and goes back, or
 * what is open of the joining invoice and is to be closed.
 */
export const hasMoneyLeft = Prisma.sql`(a.state = 'declined' AND (a.pays_back OR a.closes_invoice)
  AND EXISTS (
    SELECT 1 FROM ledger_entries e JOIN postings p ON p.id = e.posting_id
    WHERE e.invoice_id = a.invoice_id AND e.ledger = 'receivable'
    HAVING (a.closes_invoice AND sum(e.cents) > 0)
      OR (a.pays_back AND sum(e.cents) FILTER (WHERE p.payment_id IS NOT NULL
        AND p.kind IN ('payment', 'refund', 'void', 'return')) < 0)))`;

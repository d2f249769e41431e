-- What is open of every invoice is summed for staff's lists of accounts and invoices: from this index alone.
-- lock: ledger_entries; the index of half a million entries is made in half a second
CREATE INDEX "ledger_entries_balances" ON "ledger_entries" ("invoice_id") INCLUDE ("cents")
  WHERE "invoice_id" IS NOT NULL;

-- Staff type the end of an invoice's number.
-- lock: invoices; the index of a few thousand short texts is made in milliseconds
CREATE INDEX "invoices_number_end" ON "invoices" (right("number", 6));

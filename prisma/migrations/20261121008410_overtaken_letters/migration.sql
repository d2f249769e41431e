-- A letter that waited until a newer one was there is not sent.

ALTER TABLE "reminder_letters"
  DROP CONSTRAINT "reminder_letters_state_known",
  ADD CONSTRAINT "reminder_letters_state_known" CHECK ("state" IN ('waiting', 'sent', 'done_meanwhile', 'overtaken', 'unwanted', 'failed'));

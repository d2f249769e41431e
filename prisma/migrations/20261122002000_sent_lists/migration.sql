-- A list that staff send waits for its job; one that is imported already changes nothing.
ALTER TABLE "listing_imports"
  DROP CONSTRAINT "listing_imports_state",
  ADD CONSTRAINT "listing_imports_state" CHECK ("state" IN ('waiting', 'loading', 'merging', 'done',
    'unchanged', 'refused', 'failed'));

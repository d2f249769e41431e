-- Organizations of the groups that the revocation list newly names.
-- wider: listing_changes by listing_changes_kind; one more kind, which only new processes write
ALTER TABLE listing_changes DROP CONSTRAINT listing_changes_kind;
ALTER TABLE listing_changes ADD CONSTRAINT listing_changes_kind
  CHECK (kind IN ('came', 'left', 'regrouped', 'revoked')) NOT VALID;
ALTER TABLE listing_changes VALIDATE CONSTRAINT listing_changes_kind;

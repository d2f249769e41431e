-- What staff search accounts by: part of the account's name, part of a person's name or address, a
-- whole EIN. Expressions, so that the queries say the same ones.
CREATE INDEX "accounts_name_search" ON "accounts" USING gin (lower("name") gin_trgm_ops);
CREATE INDEX "accounts_name_order" ON "accounts" (lower("name"), "id");
CREATE INDEX "users_search" ON "users"
  USING gin (lower("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);
CREATE INDEX "applications_ein" ON "applications"
  (regexp_replace("answers" ->> 'ein', '\D', '', 'g'));

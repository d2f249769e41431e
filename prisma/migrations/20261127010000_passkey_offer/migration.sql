-- lock: users; a column without a default rewrites nothing, and no row has a value that is checked
-- Whether a passkey was offered: once, after a password was reset or two-step sign-in set up.
ALTER TABLE "users" ADD COLUMN "passkey_offer" TEXT
  CONSTRAINT "users_passkey_offer" CHECK ("passkey_offer" IN ('open', 'answered'));

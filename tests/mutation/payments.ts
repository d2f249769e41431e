// The tests that judge a fault planted in payments (dev/mutation.mjs), as one file: they share the
// provider, the database and what they import, which costs a second a fault instead of twenty.
import "../modules/billing/payments-provider";
import "../modules/billing/payments.test";
import "../modules/billing/payments-recovery.test";
import "../modules/billing/payments-tampering.test";
import "../modules/billing/payments-zero.test";
import "../modules/billing/payments-paypal.test";
import "../modules/billing/ledger.test";
import "../modules/billing/settle.test";
import "../modules/billing/discount-payments.test";
import "../modules/billing/reservations.test";
import "../modules/billing/discount-staff.test";

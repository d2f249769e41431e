// The tests that judge a fault planted in payments (dev/mutation.mjs), as one file: they share the
// provider, the database and what they import.
import { admin } from "../modules/billing/payments-provider";
import "../modules/billing/payments.test";
import "../modules/billing/payments-trail.test";
import "../modules/billing/payments-starts.test";
import "../modules/billing/payments-begin.test";
import "../modules/billing/payments-books.test";
import "../modules/billing/payments-clock.test";
import "../modules/billing/payments-hosted.test";
import "../modules/billing/payments-paypal-begin.test";
import "../modules/billing/payments-paypal-steps.test";
import "../modules/billing/payments-record.test";
import "../modules/billing/payments-screen.test";
import "../modules/billing/payments-tampering.test";
import "../modules/billing/payments-zero.test";
import "../modules/billing/payments-paypal.test";
import "../modules/billing/settle.test";
import "../modules/billing/ledger.test";
import "../modules/billing/ledger-postings.test";
import "../modules/billing/reservations.test";
import "../modules/billing/discount-payments.test";
import "../modules/billing/discount-staff.test";
import "../modules/billing/discount-periods.test";
import "../modules/billing/odd-charge.test";
import "../modules/billing/group-payments.test";
import "../modules/billing/payments-recovery.test";

import { openStatuses } from "#modules/billing/attempts/store.server";
import { db } from "#modules/platform/db.server";
import { keepWarm } from "./warm";

keepWarm(async () => {
  admin.clearFaults();
  const status = { in: [...openStatuses, "awaiting_payer"] };
  await db.attemptInvoice.updateMany({ where: { isActive: true }, data: { isActive: false } });
  await db.paymentAttempt.updateMany({ where: { status }, data: { status: "cancelled" } });
});

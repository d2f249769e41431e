import type { World } from "../route-world";
import { ownAndStaff, type Row, type Rows, signedIn } from "./row";

const of =
  (name: string, more = "") =>
  ({ accountId }: World) =>
    `/app/payments/${name}?account_id=${accountId}${more}`;

/** A call that pays: nothing was sent, so nobody gets further than the judgement of the fields. */
const pays = (name: string): Row => ({
  ids: "C-11",
  path: of(name),
  GET: ownAndStaff("ok"),
  POST: ownAndStaff("refused"),
  write: signedIn("not-found"),
});

/** Paying invoices. The two reads that change something ask for the anti-forgery header (C-43). */
export const paymentRows: Rows = {
  "/app/payments/credit": pays("credit"),
  "/app/payments/bank": pays("bank"),
  "/app/payments/zero-payment": pays("zero-payment"),
  "/app/payments/hosted": pays("hosted"),
  "/app/payments/paypal": pays("paypal"),
  "/app/payments/paypal/start": pays("paypal/start"),
  "/app/payments/paypal/init": {
    ids: "C-11 C-43",
    path: of("paypal/init"),
    GET: ["sign-in", "not-found|forbidden", "refused|forbidden", "refused|forbidden"],
  },
  "/app/payments/paypal/clear": {
    ids: "C-11 C-43",
    path: of("paypal/clear"),
    GET: ["sign-in", "not-found|forbidden", "ok|forbidden", "ok|forbidden"],
    POST: ownAndStaff("ok|elsewhere"),
    write: signedIn("not-found"),
  },
  "/app/payments/paypal/return": {
    ids: "C-11",
    path: of("paypal/return", "&token=EC-NOBODYS&PayerID=NOBODY"),
    GET: signedIn("not-found"),
  },
  "/app/payments/paypal/cancel": {
    ids: "C-11",
    path: of("paypal/cancel"),
    GET: ownAndStaff("elsewhere"),
  },
  "/app/payments/hosted/open": { ids: "C-11", path: of("hosted/open"), GET: ownAndStaff("ok") },
  "/app/payments/hosted/return": {
    ids: "C-11",
    path: of("hosted/return", "&attempt=nobodys-attempt"),
    GET: signedIn("not-found"),
  },
};

// The page on which a payer consents to a PayPal payment, or does not.
import { randomBytes } from "node:crypto";
import { escapeHtml, sendBack, sendPage } from "./html.mjs";
import { dollars } from "./triggers.mjs";

/** Shows the consent (GET) or takes the payer's answer (POST). */
export function paypalPage(state, { method, query, form }, response) {
  const token = (method === "POST" ? form : query).get("token") ?? "";
  const consent = state.consents.get(token);
  if (!consent || consent.isOver) {
    return sendPage(response, 404, "This payment is over", "<p>Return to the shop.</p>");
  }
  if (method !== "POST") return showConsent(response, token, consent);
  consent.isOver = true;
  if (form.get("answer") !== "pay") return sendBack(response, consent.cancelUrl, { token });
  consent.payerId = randomBytes(7).toString("hex").toUpperCase().slice(0, 13);
  return sendBack(response, consent.successUrl, { token, PayerID: consent.payerId });
}

function showConsent(response, token, { cents }) {
  sendPage(
    response,
    200,
    "PayPal",
    `<p>You are about to pay <strong>$${dollars(cents)}</strong>.</p>
<form method="post" action="/cgi-bin/webscr">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button name="answer" value="pay">Pay</button>
<button class="plain" name="answer" value="cancel">Cancel</button>
</form>`,
  );
}

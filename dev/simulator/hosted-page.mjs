// The provider's own page for card and bank data: a form that works without JavaScript.
import { randomBytes } from "node:crypto";
import { charge, chargeEvent } from "./charge.mjs";
import { escapeHtml, sendBack, sendPage } from "./html.mjs";
import { paymentDataProblems } from "./rules.mjs";
import { centsOf, dollars } from "./triggers.mjs";

const TOKEN_MS = 15 * 60_000;

/** `getHostedPaymentPageRequest`: keeps the payment and gives a token for the page. */
export function prepareHostedPage(
  state,
  { transactionRequest: request, refId = "", hostedPaymentSettings },
) {
  const settings = [hostedPaymentSettings?.setting ?? []].flat();
  const found = settings.find(({ settingName }) => settingName === "hostedPaymentReturnOptions");
  const options = readJson(found?.settingValue);
  if (!options?.url || !options.cancelUrl || centsOf(request.amount ?? "0") <= 0) {
    return { error: { code: "E00013", text: "The hosted payment settings are invalid." } };
  }
  const token = randomBytes(48).toString("base64url");
  const { url, cancelUrl } = options;
  state.hostedPages.set(token, { request, refId, url, cancelUrl, dieAt: state.now() + TOKEN_MS });
  return { content: { token } };
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Shows the form (a POST with the token alone) or charges what was filled in. */
export function hostedPage(world, { form, path }, response) {
  const { state } = world;
  const token = form.get("token") ?? "";
  const page = state.hostedPages.get(token);
  if (!page || page.dieAt <= state.now()) {
    return sendPage(response, 404, "This payment is over", "<p>Return to the shop.</p>");
  }
  if (path !== "/payment/submit") return showForm(response, token, page, []);
  if (form.get("answer") === "cancel") {
    state.hostedPages.delete(token);
    return sendBack(response, page.cancelUrl);
  }
  const data = dataOf(form);
  const problems = paymentDataProblems(data, new Date(state.now())).map(({ text }) => text);
  if (problems.length > 0) return showForm(response, token, page, problems);
  const { request, refId } = page;
  const { transactionResponse, entered } = charge(state, { request, refId, data });
  const event = entered && chargeEvent(entered);
  if (event) world.webhooks.notify(event.name, event.transaction);
  if (transactionResponse.responseCode !== "1" && transactionResponse.responseCode !== "4") {
    return showForm(response, token, page, [transactionResponse.errors[0].errorText]);
  }
  state.hostedPages.delete(token);
  return sendBack(response, page.url);
}

function dataOf(form) {
  const field = (name) => form.get(name) ?? "";
  if (field("method") === "bank") {
    return {
      bankData: {
        accountType: field("accountType"),
        routingNumber: field("routingNumber"),
        accountNumber: field("accountNumber"),
        nameOnAccount: field("nameOnAccount"),
      },
    };
  }
  const [month = "", year = ""] = field("expiry").split("/");
  const cardNumber = field("cardNumber").replace(/[\s.,:-]/g, "");
  const expiry = `${month.padStart(2, "0")}20${year.slice(-2)}`;
  const { cardCode, zip } = { cardCode: field("cardCode"), zip: field("zip") };
  return { cardData: { cardNumber, month, year, expiry, cardCode, zip } };
}

const input = (label, name, more = "") =>
  `<label>${label}<input name="${name}" autocomplete="off" ${more}></label>`;

function showForm(response, token, { request }, problems) {
  const list = problems.map((text) => `<li>${escapeHtml(text)}</li>`).join("");
  sendPage(
    response,
    problems.length > 0 ? 422 : 200,
    "Payment",
    `<p>Amount: <strong>$${dollars(centsOf(request.amount))}</strong></p>
${list && `<div class="problem" role="alert"><ul>${list}</ul></div>`}
<form method="post" action="/payment/submit" novalidate>
<input type="hidden" name="token" value="${escapeHtml(token)}">
<fieldset><legend><input type="radio" name="method" value="card" id="by-card" checked><label for="by-card">Card</label></legend>
${input("Card number", "cardNumber", 'inputmode="numeric"')}
${input("Expiration (MM/YY)", "expiry")}
${input("Card code", "cardCode", 'inputmode="numeric"')}
${input("ZIP", "zip")}
</fieldset>
<fieldset><legend><input type="radio" name="method" value="bank" id="by-bank"><label for="by-bank">Bank account</label></legend>
<label>Account type<select name="accountType"><option value="checking">Checking</option><option value="savings">Savings</option><option value="businessChecking">Business checking</option></select></label>
${input("Routing number", "routingNumber", 'inputmode="numeric"')}
${input("Account number", "accountNumber", 'inputmode="numeric"')}
${input("Name on the account", "nameOnAccount")}
</fieldset>
<button name="answer" value="pay">Pay</button>
<button class="plain" name="answer" value="cancel">Cancel</button>
</form>`,
  );
}

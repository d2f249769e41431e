// The JSON API: one address, the root element says what is wanted.
import { charge, chargeEvent, paymentData, refused } from "./charge.mjs";
import { answer, failBefore } from "./faults.mjs";
import { continuePaypal, refundTransaction, startPaypal, voidTransaction } from "./follow-up.mjs";
import { prepareHostedPage } from "./hosted-page.mjs";
import { batch, details, settledBatches, unsettled } from "./reports.mjs";
import { requestName, schemaProblem } from "./schema.mjs";
import { tokenise } from "./tokens.mjs";

/** The login of a merchant who is real and not of the sandbox. */
const REAL_LOGIN = "production-login";

const messages = (resultCode, code, text) => ({
  messages: { resultCode, message: [{ code, text }] },
});
const success = () => messages("Ok", "I00001", "Successful.");
const failure = ({ code, text }) => messages("Error", code, text);

/** Answers one call of the API. `world` is the simulator: books, failures, notifications. */
export async function callApi(world, body, response) {
  let content;
  try {
    content = JSON.parse(body.replace(/^\ufeff/, ""));
  } catch {
    const text = "The request is not well-formed.";
    return answer(undefined, response, failure({ code: "E00003", text }));
  }
  const name = requestName(content);
  const fault = world.faults.take(name, body);
  if (await failBefore(fault, response)) return;
  return answer(fault, response, carryOut(world, name, content, fault?.kind));
}

function carryOut(world, name, content, fault) {
  if (!name)
    return failure({
      code: "E00045",
      text: "The root node does not reference a valid XML namespace.",
    });
  const request = content[name];
  const text = schemaProblem(name, request);
  if (text) return failure({ code: "E00003", text });
  world.state.tick();
  const refId = request.refId;
  const reference = refId === undefined ? {} : { refId };
  if (!isKnown(world.state.keys, name, request.merchantAuthentication)) {
    if (request.merchantAuthentication.name === REAL_LOGIN && request.transactionRequest) {
      return { ...unsuccessful(refused("3", 13)), ...reference };
    }
    const code = "E00007";
    return {
      ...failure({
        code,
        text: "User authentication failed due to invalid authentication values.",
      }),
      ...reference,
    };
  }
  return { ...operations[name](world, request, fault), ...reference };
}

function isKnown(keys, name, { name: login, transactionKey, clientKey }) {
  const isBrowser = name === "securePaymentContainerRequest";
  return (
    login === keys.apiLoginId &&
    (isBrowser ? clientKey === keys.clientKey : transactionKey === keys.transactionKey)
  );
}

const report = ({ error, note, content }) =>
  error
    ? failure(error)
    : { ...content, ...(note ? messages("Ok", note.code, note.text) : success()) };

const operations = {
  createTransactionRequest: (world, request, fault) => transact(world, request, fault),
  getTransactionDetailsRequest: ({ state }, request) => report(details(state, request)),
  getUnsettledTransactionListRequest: ({ state }, request) => report(unsettled(state, request)),
  getSettledBatchListRequest: ({ state }, request) => report(settledBatches(state, request)),
  getTransactionListRequest: ({ state }, request) => report(batch(state, request)),
  getHostedPaymentPageRequest: (world, request) => report(prepareHostedPage(world.state, request)),
  authenticateTestRequest: () => success(),
  securePaymentContainerRequest: ({ state }, request) => report(tokenise(state, request.data)),
};

/** A transaction that was refused by the provider itself. */
const unsuccessful = (transactionResponse) => ({
  transactionResponse,
  ...messages("Error", "E00027", "The transaction was unsuccessful."),
});

function transact(world, { transactionRequest: request, refId = "" }, fault) {
  const outcome = transactionOf(world, request, refId, fault);
  if (outcome.code) return failure(outcome);
  if (outcome.event) world.webhooks.notify(outcome.event.name, outcome.event.transaction);
  const { transactionResponse } = outcome;
  return transactionResponse.responseCode === "3"
    ? unsuccessful(transactionResponse)
    : { transactionResponse, ...success() };
}

function transactionOf(world, request, refId, fault) {
  const { state } = world;
  switch (request.transactionType) {
    case "voidTransaction":
      return voidTransaction(state, request);
    case "refundTransaction":
      return refundTransaction(state, request, refId);
    case "authCaptureContinueTransaction":
    case "authOnlyContinueTransaction":
      return continuePaypal(state, request, refId, fault);
    case "authCaptureTransaction":
    case "authOnlyTransaction":
      return request.payment?.payPal
        ? startPaypal(state, request, refId, world.origin())
        : chargeOnce(world, request, refId, fault);
    default:
      return { code: "E00095", text: "The transaction type is not supported here." };
  }
}

function chargeOnce({ state }, request, refId, fault) {
  const taken = paymentData(state, request.payment);
  if (taken.code) return taken;
  if (!taken.data) return { transactionResponse: refused("3", 33) };
  const { transactionResponse, entered } = charge(state, {
    request,
    refId,
    data: taken.data,
    fault,
  });
  return { transactionResponse, ...(entered && { event: chargeEvent(entered) }) };
}

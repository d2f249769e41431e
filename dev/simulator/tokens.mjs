// One-time tokens for card and bank data, as the tokenising script asks for them.
import { paymentDataProblems } from "./rules.mjs";

/** What the API says of data that its own script should have refused. */
const REFUSED = { code: "E00114", text: "Invalid OTS Token." };

/** Keeps the data of a `securePaymentContainerRequest` and gives a token for it. */
export function tokenise(state, data) {
  const { token, bankToken } = data ?? {};
  const { expirationDate = "", ...card } = token ?? {};
  const checked = token
    ? {
        cardData: { ...card, month: expirationDate.slice(0, -4), year: expirationDate.slice(-4) },
      }
    : { bankData: bankToken };
  const [problem] = paymentDataProblems(checked, new Date(state.now()));
  if (data?.type !== "TOKEN" || problem) {
    return { error: problem ? { code: "E00013", text: problem.text } : REFUSED };
  }
  const kept = token ? { cardData: { ...card, expiry: expirationDate } } : { bankData: bankToken };
  return { content: { opaqueData: state.issueNonce(kept) } };
}

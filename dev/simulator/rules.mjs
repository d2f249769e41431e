// Rules for card and bank data. The tokenising script carries the same function, by its text, so
// it must not use anything from outside itself.

/**
 * What is wrong with the data of a card or a bank account, each with the tokenising script's code.
 * @returns {{ code: string, text: string }[]}
 */
export function paymentDataProblems(data, now) {
  const texts = {
    E_WC_04: "Please provide mandatory field to library.",
    E_WC_05: "Please provide valid credit card number.",
    E_WC_06: "Please provide valid expiration month.",
    E_WC_07: "Please provide valid expiration year.",
    E_WC_08: "Expiration date must be in the future.",
    E_WC_15: "Please provide valid CVV.",
    E_WC_16: "Please provide valid ZIP code.",
    E_WC_17: "Please provide valid card holder name.",
    E_WC_23: "Please provide either card information or bank information.",
    E_WC_24: "Please provide valid account number.",
    E_WC_25: "Please provide valid routing number.",
    E_WC_26: "Please provide valid account holder name.",
    E_WC_27: "Please provide valid account type.",
  };
  const found = [];
  const need = (isRight, code) => isRight || found.push({ code, text: texts[code] });
  const said = (value) => (value === undefined || value === null ? "" : String(value).trim());
  const { cardData: card, bankData: bank } = data;
  if (Boolean(card) === Boolean(bank)) {
    need(false, card ? "E_WC_23" : "E_WC_04");
    return found;
  }
  if (bank) {
    need(/^\d{5,17}$/.test(said(bank.accountNumber)), "E_WC_24");
    const routing = said(bank.routingNumber);
    const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
    const sum = weights.reduce(
      (total, weight, index) => total + weight * Number(routing[index]),
      0,
    );
    need(/^\d{9}$/.test(routing) && sum > 0 && sum % 10 === 0, "E_WC_25");
    need(/^.{1,22}$/u.test(said(bank.nameOnAccount)), "E_WC_26");
    need(["checking", "savings", "businessChecking"].includes(bank.accountType), "E_WC_27");
    return found;
  }
  const number = said(card.cardNumber).replace(/[\s.,:-]/g, "");
  const luhn = [...number].reverse().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  need(/^\d{13,16}$/.test(number) && luhn % 10 === 0, "E_WC_05");
  const month = said(card.month);
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(month);
  need(isMonth, "E_WC_06");
  const year = said(card.year);
  const isYear = /^(\d{2}|\d{4})$/.test(year);
  need(isYear, "E_WC_07");
  if (isMonth && isYear) {
    const fullYear = Number(year) + (year.length === 2 ? 2000 : 0);
    need(now.getTime() < new Date(fullYear, Number(month), 1).getTime(), "E_WC_08");
  }
  if (said(card.cardCode) !== "") need(/^\d{3,4}$/.test(said(card.cardCode)), "E_WC_15");
  if (said(card.zip) !== "") need(/^.{1,20}$/u.test(said(card.zip)), "E_WC_16");
  if (said(card.fullName) !== "") need(/^.{1,64}$/u.test(said(card.fullName)), "E_WC_17");
  return found;
}

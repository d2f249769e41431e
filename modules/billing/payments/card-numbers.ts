/** Whether the digits end in the check digit that card numbers carry (Luhn). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Whether somebody typed a card number into a text: 13 to 16 digits, spaced or not, that check. */
export function holdsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ .,:-]?\d){12,15}(?!\d)/g) ?? [];
  return runs.some((run) => isCardNumber(run.replaceAll(/\D/g, "")));
}

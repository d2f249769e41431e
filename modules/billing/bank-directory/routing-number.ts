const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** The nine digits of a routing number as people type it, with dashes and spaces or without. */
export const routingDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, "");

/**
 * Whether this can be a routing number: nine digits whose first two the Federal Reserve gives out
 * and whose weighted sum (3, 7, 1) is a multiple of ten.
 */
export function isRoutingNumber(digits: string): boolean {
  if (!/^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(digits)) return false;
  if (digits === "000000000") return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 10 === 0;
}

import { type ParsedMoney, parseMoney } from "#modules/platform/money";

/**
 * Reads an amount as people type it and as banks write it: "1,234.5", "$12", and "(12.00)" for less than
 * nothing. Whatever could mean two things is refused with words to show.
 */
export function readAmount(text: string, options: { allowNegative?: boolean } = {}): ParsedMoney {
  const inside = /^\((?<amount>[^()-]+)\)$/.exec(text.trim())?.groups?.amount;
  return parseMoney(inside === undefined ? text : `-${inside.trim()}`, options);
}

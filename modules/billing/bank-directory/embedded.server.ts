import type { BankDirectory } from "./port";

/**
 * Numbers that large banks publish for their own customers. The Federal Reserve's directory itself
 * may not be handed on, so whoever wants every bank names a service (`BANK_DIRECTORY_URL`).
 */
const published: ReadonlyMap<string, string> = new Map([
  ["011401533", "Citizens Bank"],
  ["021000021", "JPMorgan Chase Bank"],
  ["021000089", "Citibank"],
  ["026009593", "Bank of America"],
  ["031176110", "Capital One"],
  ["071000013", "JPMorgan Chase Bank"],
  ["091000019", "Wells Fargo Bank"],
  ["091000022", "U.S. Bank"],
  ["111000025", "Bank of America"],
  ["121000248", "Wells Fargo Bank"],
  ["121042882", "Wells Fargo Bank"],
  ["122105155", "U.S. Bank"],
  ["256074974", "Navy Federal Credit Union"],
  ["314074269", "USAA Federal Savings Bank"],
  ["322271627", "JPMorgan Chase Bank"],
]);

/** A directory that needs no outside service. */
export const embeddedDirectory: BankDirectory = {
  bankOf: async (routingNumber) => published.get(routingNumber),
};

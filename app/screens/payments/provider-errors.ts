/** A code of the provider's script with its own words for it. */
export interface ProviderError {
  readonly code: string;
  readonly text: string;
}

/**
 * The field of ours that a code of the tokenising script is about; codes that are in neither
 * table are about the form as a whole (developer.authorize.net, Accept.js).
 */
export const cardFieldOf: Readonly<Record<string, string>> = {
  E_WC_05: "cardNumber",
  E_WC_06: "expiry",
  E_WC_07: "expiry",
  E_WC_08: "expiry",
  E_WC_15: "cardCode",
  E_WC_16: "zip",
  E_WC_17: "name",
};

export const bankFieldOf: Readonly<Record<string, string>> = {
  E_WC_24: "accountNumber",
  E_WC_25: "routingNumber",
  E_WC_26: "nameOnAccount",
  E_WC_27: "accountType",
};

export interface SortedErrors {
  /** Field → the provider's words, the first of several. */
  readonly fields: Readonly<Record<string, string>>;
  /** What belongs to no field. */
  readonly form: readonly string[];
}

/** Puts every error of the script at its field; several can come at once. */
export function sortErrors(
  errors: readonly ProviderError[],
  fieldOf: Readonly<Record<string, string>>,
): SortedErrors {
  const fields: Record<string, string> = {};
  const form: string[] = [];
  for (const { code, text } of errors) {
    const field = fieldOf[code];
    if (field === undefined) form.push(text || code);
    else fields[field] ??= text;
  }
  return { fields, form };
}

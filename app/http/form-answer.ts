/** What a page gets after its form was refused. */
export interface FormAnswer {
  readonly ok: false;
  readonly status: number;
  readonly message: string;
  /** Field name → messages; the first is shown. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Every typed value, passwords and card data excepted. */
  readonly values: Readonly<Record<string, string>>;
}

/** What was typed into a form that came after the session had ended. */
export interface KeptForm {
  /** Where the form was sent: path and query. */
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Fields that are never sent back to the page. */
export const secretFields: ReadonlySet<string> = new Set([
  "password",
  "password_confirmation",
  "current_password",
  "code",
  "token",
  "g-recaptcha-response",
  "cardNumber",
  "expMonth",
  "expYear",
  "cardCode",
  "accountNumber",
  "accountNumber_confirmation",
  "routingNumber",
  "dataValue",
  "dataDescriptor",
]);

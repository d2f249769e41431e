/** A payment as staff's screen shows it. */
export interface ShownPayment {
  readonly id: number;
  readonly what: string;
  readonly amount: string;
  /** "$19.50, WELCOME10"; "" for none. */
  readonly discount: string;
  readonly date: string;
  readonly invoices: readonly { readonly id: number; readonly number: string }[];
}

/** Staff's screen for the payments of an account. */
export interface LatestData {
  readonly accountId: number;
  readonly accountName: string;
  readonly owed: string;
  readonly payments: readonly ShownPayment[];
  readonly form: {
    /** Makes a form that is sent twice enter one payment. */
    readonly key: string;
    readonly amount: string;
    readonly today: string;
    readonly choices: readonly {
      readonly id: number;
      readonly number: string;
      readonly date: string;
      readonly amount: string;
    }[];
  };
}

/** The field by which an invoice is chosen. */
export const choiceName = (id: number): string => `invoice_${id}`;

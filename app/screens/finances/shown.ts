import type { InvoiceState, Movement } from "#modules/billing/contract";

/** A movement of money as it is shown: all texts. */
export interface ShownMovement extends Pick<Movement, "id" | "note" | "invoices"> {
  readonly what: string;
  readonly date: string;
  readonly amount: string;
}

/** An invoice as it is shown; dates and amounts are texts. */
export interface ShownInvoice {
  readonly id: number;
  readonly accountId: number;
  readonly accountName: string;
  readonly accountPlace: string;
  readonly number: string;
  readonly date: string;
  readonly value: string;
  readonly balance: string;
  readonly publicNotes: string;
  readonly state: InvoiceState;
  readonly lines: readonly {
    readonly id: number;
    readonly label: string;
    readonly kind: string;
    readonly value: string;
  }[];
  readonly movements: readonly ShownMovement[];
}

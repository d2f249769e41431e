/** What became of a payment, as the page reads the answer. */
export type PaymentEnd =
  | { readonly kind: "approved" }
  /** Charged, or perhaps charged, and not assigned. */
  | { readonly kind: "unassigned" }
  | {
      readonly kind: "refused";
      readonly status: number;
      /** The first error, in the words that came. */
      readonly error: string;
      /** A fault: whether it was paid shows here. */
      readonly payments?: string | undefined;
      /** Field → its first error. */
      readonly fields: Readonly<Record<string, string>>;
    }
  /** The password is asked for first, at a page that leads back. */
  | { readonly kind: "confirm"; readonly at: string }
  /** No answer came: it is not known what happened. */
  | { readonly kind: "unreached" };

/** What the page tells of it; for the password it leads away. */
export type ShownPayment = Exclude<PaymentEnd, { readonly kind: "confirm" }>;

interface WireAnswer {
  readonly messages?: { readonly resultCode?: string };
  readonly transactionResponse?: {
    readonly secureAcceptance?: { readonly secureAcceptanceUrl?: string };
  };
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly confirm?: string;
  readonly payments?: string;
}

/** An answer with its status; undefined when the server was not reached. */
interface Called {
  readonly status: number;
  readonly body: WireAnswer;
}

async function call(path: string, init?: RequestInit): Promise<Called | undefined> {
  try {
    const answer = await fetch(path, {
      ...init,
      headers: { Accept: "application/json", ...init?.headers },
    });
    const body = (await answer.json().catch(() => ({}))) as WireAnswer;
    return { status: answer.status, body };
  } catch {
    return undefined;
  }
}

const post = (path: string, body: unknown) =>
  call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** Reads the answer of a call that pays: `resultCode` "Ok" alone means that it was assigned. */
export function readEnd(called: Called | undefined): PaymentEnd {
  if (!called) return { kind: "unreached" };
  const { status, body } = called;
  if (status === 200) {
    return { kind: body.messages?.resultCode === "Ok" ? "approved" : "unassigned" };
  }
  if (body.confirm) return { kind: "confirm", at: body.confirm };
  const errors = Object.entries(body.errors ?? {}).flatMap(([name, [first]]) =>
    first === undefined ? [] : [[name, first] as const],
  );
  const error = errors[0]?.[1] ?? body.message ?? String(status);
  const { payments } = body;
  return { kind: "refused", status, error, payments, fields: Object.fromEntries(errors) };
}

/** Sends a payment. */
export const sendPayment = async (path: string, body: unknown): Promise<PaymentEnd> =>
  readEnd(await post(path, body));

/**
 * Begins a PayPal payment: where the payer consents, or gives the password first; undefined when it
 * did not begin.
 */
export async function startPaypal(path: string): Promise<string | undefined> {
  const called = await call(path);
  if (called?.body.confirm) return called.body.confirm;
  if (called?.status !== 200 || called.body.messages?.resultCode !== "Ok") return undefined;
  return called.body.transactionResponse?.secureAcceptance?.secureAcceptanceUrl;
}

export interface Reserved<Discount> {
  readonly discount: Discount | null;
  /** What the server says is wrong with the code. */
  readonly error: string | undefined;
}

/** Applies a discount code, or removes the one that is applied when the code is empty. */
export async function reserveDiscount<Discount>(
  path: string,
  code: string,
): Promise<Reserved<Discount>> {
  const called = await post(path, { code });
  if (called?.status === 200) {
    const found = called.body as Partial<{ id: number }>;
    return { discount: code && found.id ? (called.body as Discount) : null, error: undefined };
  }
  return { discount: null, error: called?.body.errors?.code?.[0] };
}

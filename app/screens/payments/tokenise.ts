import type { bankDataOf, cardDataOf } from "./payment-rules";
import type { Tokeniser } from "./payments-page.server";
import type { ProviderError } from "./provider-errors";

/** The one-time token that stands for a card or a bank account. */
export interface OpaqueData {
  readonly dataDescriptor: string;
  readonly dataValue: string;
}

export type Tokenised =
  | { readonly ok: true; readonly opaque: OpaqueData }
  | { readonly ok: false; readonly errors: readonly ProviderError[] };

export type SecretData =
  | { readonly cardData: ReturnType<typeof cardDataOf> }
  | { readonly bankData: ReturnType<typeof bankDataOf> };

interface AcceptAnswer {
  readonly opaqueData?: OpaqueData;
  readonly messages: {
    readonly resultCode: string;
    readonly message: readonly ProviderError[];
  };
}

declare global {
  interface Window {
    /** The provider's script puts these here. */
    Accept?: { dispatchData(data: unknown, handler: (answer: AcceptAnswer) => void): void };
    isReady?: boolean;
  }
}

/** The script's own files come one after the other; longer than this it will not be ready. */
const READY_MS = 15_000;
const ANSWER_MS = 30_000;

let loading: Promise<void> | undefined;

/**
 * Loads the provider's script once and waits until it says that it is ready, which is later than
 * its load event. Rejects after 15 seconds, or when it cannot be loaded; asked again it tries again.
 */
export function loadTokeniser({ scriptUrl }: Tokeniser): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    const giveUp = () => {
      clearTimeout(late);
      loading = undefined;
      script.remove();
      reject(new Error("the card provider's script is not there"));
    };
    const late = setTimeout(giveUp, READY_MS);
    const isThere = () => {
      clearTimeout(late);
      resolve();
    };
    document.body.addEventListener("handshake", isThere, { once: true });
    script.addEventListener("error", giveUp);
    script.src = scriptUrl;
    document.head.append(script);
  });
  return loading;
}

/** Trades card or bank data for a token; every try needs a new one. Never rejects. */
export async function tokenise(page: Tokeniser, data: SecretData): Promise<Tokenised> {
  try {
    await loadTokeniser(page);
    return readAnswer(await dispatch(page, data));
  } catch {
    return { ok: false, errors: [] };
  }
}

function dispatch(page: Tokeniser, data: SecretData): Promise<AcceptAnswer> {
  const authData = { clientKey: page.clientKey, apiLoginID: page.apiLoginId };
  return new Promise((resolve, reject) => {
    if (!window.Accept) throw new Error("the card provider's script is not there");
    setTimeout(() => reject(new Error("the card provider did not answer")), ANSWER_MS);
    window.Accept.dispatchData({ authData, ...data }, resolve);
  });
}

function readAnswer({ messages, opaqueData }: AcceptAnswer): Tokenised {
  if (messages.resultCode === "Ok" && opaqueData?.dataValue) {
    const { dataDescriptor, dataValue } = opaqueData;
    return { ok: true, opaque: { dataDescriptor, dataValue } };
  }
  return { ok: false, errors: [messages.message].flat() };
}

import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Gives the response's CSP nonce to the page while the server renders it. */
export const NonceProvider = NonceContext.Provider;

/** The CSP nonce on the server; undefined in the browser, which hides it from scripts. */
export const useNonce = (): string | undefined => useContext(NonceContext);

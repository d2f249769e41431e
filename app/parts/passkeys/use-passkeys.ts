import { useHydrated } from "~/ui/ui-context";

/** Whether this browser knows passkeys at all; to be asked of a live page only. */
export const knowsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === "function" && globalThis.isSecureContext;

/** Whether passkeys may be shown: not without script, nor in a browser that has none. */
export const usePasskeys = (): boolean => useHydrated() && knowsPasskeys();

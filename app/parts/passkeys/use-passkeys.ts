import { useHydrated } from "~/ui/ui-context";

/** Whether this browser knows passkeys at all; to be asked of a live page only. */
export const knowsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === "function" && globalThis.isSecureContext;

/**
 * Whether passkeys may be shown. Until the page is live they may, so that nothing below them moves
 * under a finger when it is; what is shown carries the class `needs-script`.
 */
export const usePasskeys = (): boolean => !useHydrated() || knowsPasskeys();

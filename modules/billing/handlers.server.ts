import { financeHandlers } from "./finances/finance-handlers.server";
import { providerHandlers } from "./provider-handlers.server";

/** What does the work of billing's jobs. */
export const handlers = [...providerHandlers, ...financeHandlers] as const;

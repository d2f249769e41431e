import { financeHandlers } from "./finances/handlers.server";
import { providerHandlers } from "./gateway/handlers.server";

/** What does the work of billing's jobs. */
export const handlers = [...providerHandlers, ...financeHandlers] as const;

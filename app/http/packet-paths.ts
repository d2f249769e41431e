import { ofAccount } from "./path-queries";

/** Pages about taking everything of a club along. */
export const packetPaths = {
  page: (accountId?: number) => `/app/packet${ofAccount(accountId)}`,
  file: (id: number) => `/app/packet/${id}.zip`,
} as const;

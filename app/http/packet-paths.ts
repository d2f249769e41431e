import { href, ofAccount } from "./href";

/** Pages about taking everything of a club along. */
export const packetPaths = {
  page: (accountId?: number) => href("/app/packet", {}, ofAccount(accountId)),
  file: (id: number) => href("/app/packet/:file", { file: `${id}.zip` }),
} as const;

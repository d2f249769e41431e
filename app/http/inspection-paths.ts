import { href, ofAccount } from "./href";

/** What an organization shows to everybody. Apart from `paths`, which every page loads. */
export const inspectionPaths = {
  own: (accountId?: number) => href("/app/inspection", {}, ofAccount(accountId)),
  publish: (id: number) => href("/app/inspection/publish/:id", { id }),
  public: (accountId: number) => href("/inspection/:id", { id: accountId }),
  file: (accountId: number, paper: number) =>
    href("/inspection/:id/papers/:paper", { id: accountId, paper }),
} as const;

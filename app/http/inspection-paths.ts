import { ofAccount } from "./path-queries";

/** What an organization shows to everybody. Apart from `paths`, which every page loads. */
export const inspectionPaths = {
  own: (accountId?: number) => `/app/inspection${ofAccount(accountId)}`,
  publish: (fileId: number) => `/app/inspection/publish/${fileId}`,
  public: (accountId: number) => `/inspection/${accountId}`,
  file: (accountId: number, id: number) => `/inspection/${accountId}/papers/${id}`,
} as const;

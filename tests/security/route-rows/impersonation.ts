import { type Rows, signedIn, staffOnly } from "./row";

/** Staff see the pages as a member does. */
export const impersonationRows: Rows = {
  "/admin/accounts/:id/see": {
    ids: "B-98 H-02",
    path: ({ accountId }) => `/admin/accounts/${accountId}/see`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
  // Ends what these people's sessions do not do.
  "/seeing": { ids: "B-98", GET: signedIn("elsewhere"), write: signedIn("ok|elsewhere") },
};

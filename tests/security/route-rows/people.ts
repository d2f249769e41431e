import type { World } from "../route-world";
import { ownAndStaff, type Rows, signedIn, staffOnly } from "./row";

const at =
  (call = "") =>
  ({ accountId, ownId }: World) =>
    `/app/account/users${call.replace(":id", String(ownId))}?account_id=${accountId}`;

/** The people of an account, and accepting to be one of them. */
export const peopleRows: Rows = {
  "/app/account/users": [
    { ids: "B-76 B-96", GET: ["sign-in", "ok", "ok", "refused"] },
    { ids: "B-97", path: at(), GET: ownAndStaff("ok") },
  ],
  "/app/account/users/json": [
    { ids: "B-80 B-96", GET: ["sign-in", "ok", "ok", "refused"] },
    { ids: "B-80 B-97", path: at("/json"), GET: ownAndStaff("ok") },
  ],
  "/app/account/users/store": {
    ids: "B-81 B-97",
    path: at("/store"),
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/account/users/update/:id": {
    ids: "B-81 B-97",
    path: at("/update/:id"),
    body: { email: "nobody" },
    GET: ownAndStaff("ok"),
    PUT: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/account/users/delete/:id": [
    // The primary user, whom nobody deletes.
    {
      ids: "B-86 B-97",
      path: at("/delete/:id"),
      GET: ownAndStaff("ok"),
      DELETE: ownAndStaff("refused"),
      write: signedIn("not-found"),
    },
    {
      ids: "B-82 B-97",
      path: async (world) => at(`/delete/${await world.newMember()}`)(world),
      GET: ownAndStaff("ok"),
      DELETE: ownAndStaff("ok|elsewhere"),
      write: signedIn("not-found"),
    },
  ],
  "/app/account/users/invite/:id": {
    ids: "B-97",
    path: at("/invite/:id"),
    GET: ownAndStaff("ok"),
    write: signedIn("not-found"),
  },
  "/admin/accounts/:id/users": {
    ids: "B-76 B-98",
    path: ({ accountId }) => `/admin/accounts/${accountId}/users`,
    GET: staffOnly("ok"),
  },
  "/invitation/:token": {
    ids: "B-95",
    path: () => `/invitation/${"A".repeat(43)}`,
    GET: "ok",
    POST: "refused",
    write: "not-found",
  },
};

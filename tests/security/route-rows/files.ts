import { formOf, sendAsScript, smallPdf } from "#tests/setup/files";
import type { World } from "../route-world";
import { ownAndStaff, type Rows, signedIn, staffOnly } from "./row";

/** The address of a paper that `own` has uploaded. */
async function filePath(world: World): Promise<string> {
  const browser = await world.browserOf("own");
  const file = { field: "uploads[]", name: "letter.pdf", bytes: smallPdf };
  const answer = await sendAsScript(browser, "/app/files", formOf({}, file));
  const { files } = (await answer.json()) as { files: [{ id: number }] };
  return `/app/files/${files[0].id}`;
}

/** Papers, the picture at the head of a profile, and the profile itself. */
export const fileRows: Rows = {
  "/app/files": { ids: "B-35 B-96", GET: signedIn("ok"), write: signedIn("refused") },
  "/app/files/:id": [
    { ids: "B-97 VLT-14", path: filePath, GET: ownAndStaff("ok"), write: ownAndStaff("refused") },
    {
      ids: "B-97",
      path: () => "/app/files/999999999",
      GET: signedIn("not-found"),
      write: signedIn("not-found"),
    },
  ],
  "/app/files/:id/download": [
    {
      ids: "B-97 VLT-08",
      path: async (world) => `${await filePath(world)}/download`,
      GET: ownAndStaff("ok"),
    },
    { ids: "B-97", path: () => "/app/files/999999999/download", GET: signedIn("not-found") },
  ],
  "/admin/files/quarantine": { ids: "VLT-07", GET: staffOnly("ok"), write: staffOnly("refused") },
  "/app/files/retention": {
    ids: "VLT-09",
    path: ({ accountId }) => `/app/files/retention?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    // The primary user alone deletes.
    write: ["sign-in", "not-found", "refused", "forbidden"],
  },
  "/app/files/shares": {
    ids: "VLT-04",
    path: ({ accountId }) => `/app/files/shares?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
  },
  "/app/files/shares/new": {
    ids: "VLT-04",
    path: ({ accountId }) => `/app/files/shares/new?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/app/files/shares/:id": {
    ids: "VLT-05",
    path: () => "/app/files/shares/999999999",
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/inspection": {
    ids: "VLT-11",
    path: ({ accountId }) => `/app/inspection?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    write: signedIn("not-found"),
  },
  "/app/inspection/publish/:id": {
    ids: "VLT-12",
    path: () => "/app/inspection/publish/999999999",
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/inspection/:id": { ids: "VLT-11", path: () => "/inspection/999999999", GET: "not-found" },
  "/inspection/:id/papers/:paper": {
    ids: "VLT-11",
    path: () => "/inspection/999999999/papers/1",
    GET: "not-found",
  },
  "/shared/:token": {
    ids: "VLT-05",
    path: () => `/shared/${"A".repeat(43)}`,
    GET: "not-found",
    POST: "not-found|elsewhere",
    write: "not-found",
  },
  "/shared/:token/files/:id": {
    ids: "VLT-05",
    path: () => `/shared/${"A".repeat(43)}/files/1`,
    GET: "not-found",
  },
  "/app/account/image/:id": {
    ids: "B-93 B-97",
    path: ({ accountId }) => `/app/account/image/${accountId}`,
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/app/account/empty-image/:id": {
    ids: "B-91 B-97",
    path: ({ accountId }) => `/app/account/empty-image/${accountId}`,
    GET: ownAndStaff("ok"),
    write: ownAndStaff("ok|elsewhere"),
  },
  // An account that never was a member: its own people alone see the preview.
  "/app/account/show/:id": {
    ids: "B-89 B-97",
    path: ({ accountId }) => `/app/account/show/${accountId}`,
    GET: ["not-found", "not-found", "ok", "ok"],
  },
  "/storage/profile/:key/:name": {
    ids: "B-93",
    path: () => `/storage/profile/${"A".repeat(22)}/480.webp`,
    GET: "not-found",
  },
};

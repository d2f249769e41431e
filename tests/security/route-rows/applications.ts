import type { World } from "../route-world";
import { ownAndStaff, type Rows, signedIn } from "./row";

const at =
  (name: string) =>
  async ({ applicationToken }: World) =>
    `/application/${name}/${await applicationToken()}`;

/** Starting, filling in and deciding an application. */
export const applicationRows: Rows = {
  "/application/start": { ids: "B-95", GET: "ok", write: "refused" },
  "/application/create/:token": {
    ids: "B-70 B-96",
    path: at("create"),
    GET: ownAndStaff("elsewhere"),
    PUT: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/application/update/:token": {
    ids: "B-70 B-96",
    path: at("update"),
    GET: ownAndStaff("elsewhere"),
    PUT: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/application/draft/:token": {
    ids: "B-70 B-96",
    path: at("draft"),
    body: { page: "1" },
    GET: signedIn("elsewhere"),
    POST: ownAndStaff("ok|elsewhere"),
    write: signedIn("not-found"),
  },
  "/application/check/:token": { ids: "B-70 B-96", path: at("check"), GET: ownAndStaff("ok") },
  "/application/switch/:token": {
    ids: "B-45 B-70 B-96",
    path: at("switch"),
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("ok|elsewhere"),
    write: signedIn("not-found"),
  },
  "/application/delete": {
    ids: "B-96",
    GET: signedIn("elsewhere"),
    write: signedIn("not-found"),
  },
};

import { deviceOf, type ShareReader } from "#modules/vault/index.server";
import type { HttpContext } from "./context.server";

const cookieOf = (id: number) => `shared-${id}`;
/** In seconds; what is kept says itself how long it holds. */
const KEPT = 3_600;

/** Who reads behind a link, by the browser that asks. */
export const sharedReader = ({ visit }: HttpContext, token: string): ShareReader => ({
  token,
  proof: (id) => visit.kept(cookieOf(id)),
  device: deviceOf(visit.userAgent),
  ip: visit.ip,
});

/** Has the browser keep that its reader opened the link. */
export const keepReading = ({ visit }: HttpContext, id: number, proof: string): void =>
  visit.keep(cookieOf(id), proof, KEPT);

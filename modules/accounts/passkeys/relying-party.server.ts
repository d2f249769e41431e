import { brand } from "#modules/platform/brand.server";
import { env } from "#modules/platform/env.server";

const { hostname, origin } = new URL(env.publicUrl);

/** For whom passkeys are made: the host of the public address, and no other origin than that. */
export const relyingParty = { name: brand.name, id: hostname, origin } as const;

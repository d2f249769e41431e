import { handle } from "#modules/platform/jobs/index.server";
import { discardPacketJob, writePacketJob } from "./jobs";
import { discardPacket, failPacket, writePacket } from "./write/write-packet.server";

/** What does the work of the packet's jobs. */
export const handlers = [
  handle(writePacketJob, (ctx, { packetId }) => writePacket(ctx, packetId), {
    onGivenUp: (ctx, { packetId }) => failPacket(ctx, packetId),
  }),
  handle(discardPacketJob, (ctx, { key }) => discardPacket(ctx, key)),
] as const;

export { askPacket } from "./commands/ask-packet.server";
export {
  openPacket,
  type PacketPage,
  type PacketView,
  readPackets,
} from "./queries/read-packets.server";

import type { Translation } from "#modules/platform/messages";
import type { packetMessages } from "./messages";

const packetRefusal: Translation<typeof packetMessages> = {
  tooMany: "Se crearon cinco paquetes en un día. Tome el más reciente o vuelva mañana.",
};

/** Why no packet is made, in Spanish; the server alone words it. What is in a packet is in English. */
export const packetRefusalInSpanish = { packetRefusal };

import type { Translation } from "#modules/platform/messages";
import type { alertWords } from "./words";

export const alert: Translation<typeof alertWords> = { close: "Cerrar este aviso" };

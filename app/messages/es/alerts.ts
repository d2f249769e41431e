import type { Translation } from "#modules/platform/messages";
import type { alertWords } from "../alerts";

export const alert: Translation<typeof alertWords> = { close: "Cerrar este aviso" };

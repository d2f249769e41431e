import type { Translation } from "#modules/platform/messages";
import type { dynamicFormWords } from "./words";

export const dynamicForm: Translation<typeof dynamicFormWords> = {
  save: "Guardar",
  cancel: "Cancelar",
  onlyIf: "Responda esto solo si respondió a «{label}».",
  onlyIfTicked: "Responda esto solo si marcó «{label}».",
  newTab: "(se abre en otra pestaña)",
  greekNone: "Elija una organización",
  uploading: "Subiendo el archivo: espere, por favor...",
  uploadFailed: "{name} no se subió.",
  uploadUnreached: "Se perdió la conexión.",
  uploadRefused: "El servidor no lo aceptó.",
  tryAgain: "Intentarlo de nuevo",
  cancelUpload: "Cancelar",
  remove: "Quitar",
  removeFile: "Quitar {name}",
  tryFile: "Intentar de nuevo con {name}",
  cancelFile: "Cancelar la subida de {name}",
  files: "Archivos subidos",
  fileNumber: "Archivo {id}",
  plainUpload:
    "Guarde lo que escribió y después suba sus archivos en una página aparte: esa página le trae de vuelta aquí con sus números.",
  plainUploadLink: "Subir archivos",
};

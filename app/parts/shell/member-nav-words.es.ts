import type { Translation } from "#modules/platform/messages";
import type { memberNavMessages } from "./member-nav-words";

export const memberNav: Translation<typeof memberNavMessages> = {
  label: "Su organización",
  home: "Inicio",
  chapters: "Capítulos",
  calendar: "Calendario",
  money: "Dinero",
  documents: "Papeles",
  people: "Personas",
  settings: "Ajustes",
  files: "Archivos",
  bylaws: "Estatutos",
  signIns: "Quién inicia sesión",
  officers: "Directivos",
  handover: "Traspaso",
  letters: "Cartas",
  headquarters: "Sede central",
  you: "Usted",
  organization: "Organización",
  reminders: "Recordatorios",
  switch: "Cambiar de organización",
};

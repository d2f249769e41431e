import type { Translation } from "#modules/platform/messages";
import type { bylawsClubMessages } from "./bylaws-club-words";

export const bylawsClub: Translation<typeof bylawsClubMessages> = {
  title: "Para {name}",
  text: "Ya está escrito lo que sabemos de su organización: revíselo. Los estatutos quedan entre sus documentos.",
  choice: "¿Para qué organización son estos estatutos?",
};

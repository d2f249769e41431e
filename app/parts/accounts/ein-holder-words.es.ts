import type { Translation } from "#modules/platform/messages";
import type { einHolderWords } from "./ein-holder-words";

export const einHolder: Translation<typeof einHolderWords> = {
  open: "Abrir la cuenta que tiene este EIN",
};

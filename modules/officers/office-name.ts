import type { Translate } from "#modules/platform/messages";
import type { Office } from "./domain/offices";
import type { officeWords } from "./office-words";

/** What an office is called: by its own title, or by the word for it. */
export const officeName = (
  t: Translate<(typeof officeWords)["en"]>,
  { office, title }: { readonly office: Office; readonly title: string },
): string => title || t(office);

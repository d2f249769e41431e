import type { Translate } from "#modules/platform/messages";
import type { lineWords } from "./line-messages";
import type { LineView } from "./views";

/** What a category is called: the club's own by its name. */
export const lineName = (
  t: Translate<(typeof lineWords)["en"]>,
  { code, name }: Pick<LineView, "code" | "name">,
): string => (code === "" ? name : t(code));

import { clause, list, para } from "./draft";
import type { Names } from "./legal";

/** What goes before what when two documents say different things. */
export const orderOfPrecedence = ({ self }: Names, bound: string, reason: string) =>
  clause("order-of-authority", "Order of Precedence", reason, [
    para(`The ${self} follows, in this order:`),
    list(
      "federal, state, and local law;",
      `the ${self}’s Articles;`,
      bound,
      "these bylaws; and",
      `the ${self}’s standing rules.`,
    ),
    para("If two of them conflict, the one that stands higher on this list prevails."),
  ]);

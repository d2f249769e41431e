import { href, laterPage, ofAccount } from "./href";

/** Pages about what people gave. Apart from `paths`, which every page loads. */
export const giftPaths = {
  list: (accountId?: number, page?: number) =>
    href("/app/gifts", {}, { ...ofAccount(accountId), page: laterPage(page) }),
  add: (accountId?: number) => href("/app/gifts/new", {}, ofAccount(accountId)),
  letter: (id: number) => href("/app/gifts/:id/letter", { id }),
  year: (year: number, accountId?: number, page?: number) =>
    href("/app/gifts/years/:year", { year }, { ...ofAccount(accountId), page: laterPage(page) }),
  csv: (year: number, accountId?: number) =>
    href("/app/gifts/years/:year/gifts.csv", { year }, ofAccount(accountId)),
  letters: (year: number, accountId?: number) =>
    href("/app/gifts/years/:year/letters.pdf", { year }, ofAccount(accountId)),
  /** Only the letters of donors without an e-mail address. */
  lettersOnPaper: (year: number, accountId?: number) =>
    href(
      "/app/gifts/years/:year/letters.pdf",
      { year },
      { ...ofAccount(accountId), only: "paper" },
    ),
} as const;

export { enterGift, parseGift, removeGift } from "./commands/enter-gift.server";
export { changeGiftEmail, mailLetters } from "./commands/mail-letters.server";
export { stateCharity, withdrawCharity } from "./commands/state-charity.server";
export { type Deductible, letterObstacle } from "./deductible.server";
export { giftLetterFile, yearLettersFile } from "./letter/write-gift-letter.server";
export { moveGifts } from "./move-gifts.server";
export { giftTable, readGiftYear } from "./queries/read-gift-year.server";
export { listGifts, readGiftClub } from "./queries/read-gifts.server";
export { giftEmailSchema } from "./schemas";

export { enterGift, removeGift } from "./commands/enter-gift.server";
export type { Deductible } from "./deductible.server";
export { giftLetterFile } from "./letter/write-gift-letter.server";
export { moveGifts } from "./move-gifts.server";
export { listGifts, readGiftClub } from "./queries/read-gifts.server";
export { giftLabels, giftSchema } from "./schemas";

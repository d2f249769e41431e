export { giftForm } from "./form";

export { deductiblePart, needsDisclosure } from "./domain/gift";

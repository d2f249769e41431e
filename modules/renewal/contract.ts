export * from "./domain/choices";
export * from "./domain/quote";
export type { MembershipStanding } from "./domain/standing";
export * from "./group-views";
export type * from "./level";
export { levelForm } from "./levels/form";
export { renewalLineWords } from "./line-words";
export { type ReminderOffset, reminderOffsets } from "./reminders/clock";
export type * from "./views";

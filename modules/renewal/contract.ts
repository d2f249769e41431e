export * from "./domain/choices";
export * from "./domain/quote";
export type * from "./level";
export { type ReminderOffset, reminderOffsets } from "./reminders/clock";
export type * from "./reminders/reminder-views";

import { applicationRows } from "./route-rows/applications";
import { auditRows } from "./route-rows/audit";
import { backOfficeRows } from "./route-rows/back-office";
import { calendarRows } from "./route-rows/calendars";
import { consoleRows } from "./route-rows/console";
import { contestRows } from "./route-rows/contests";
import { discountRows } from "./route-rows/discounts";
import { dutyRows } from "./route-rows/duties";
import { fileRows } from "./route-rows/files";
import { financeRows } from "./route-rows/finances";
import { groupRows } from "./route-rows/groups";
import { handoverRows } from "./route-rows/handovers";
import { impersonationRows } from "./route-rows/impersonation";
import { inquiryRows } from "./route-rows/inquiries";
import { jobRows } from "./route-rows/jobs";
import { letterRows } from "./route-rows/letters";
import { levelRows } from "./route-rows/levels";
import { listingRows } from "./route-rows/listings";
import { memberRows } from "./route-rows/members";
import { officerRows } from "./route-rows/officers";
import { paymentRows } from "./route-rows/payments";
import { peopleRows } from "./route-rows/people";
import { reminderRows } from "./route-rows/reminders";
import { renewalRows } from "./route-rows/renewals";
import { rosterRows } from "./route-rows/rosters";
import type { Row } from "./route-rows/row";
import { staffRows } from "./route-rows/staff";
import { staffRoleRows } from "./route-rows/staff-roles";
import { standingRows } from "./route-rows/standings";
import { stateRows } from "./route-rows/states";
import { textRows } from "./route-rows/texts";
import { treasuryRows } from "./route-rows/treasury";
import { visitorRows } from "./route-rows/visitors";

const tables = [
  auditRows,
  backOfficeRows,
  calendarRows,
  consoleRows,
  contestRows,
  handoverRows,
  officerRows,
  treasuryRows,
  letterRows,
  standingRows,
  stateRows,
  visitorRows,
  memberRows,
  financeRows,
  groupRows,
  rosterRows,
  discountRows,
  dutyRows,
  jobRows,
  levelRows,
  listingRows,
  inquiryRows,
  textRows,
  fileRows,
  applicationRows,
  paymentRows,
  peopleRows,
  reminderRows,
  renewalRows,
  impersonationRows,
  staffRoleRows,
  staffRows,
];

/** Every address of the application with its rows; a pattern is in one table only. */
export const matrix: ReadonlyMap<string, readonly Row[]> = new Map(
  tables.flatMap((rows) => Object.entries(rows).map(([pattern, row]) => [pattern, [row].flat()])),
);

/** How many patterns the tables hold together. */
export const tableSize = tables.reduce((sum, rows) => sum + Object.keys(rows).length, 0);

/**
 * Addresses of the HTTP contract that no route answers yet: B-95's forms, B-96's money. One that
 * gets a route leaves this list and gets a row.
 */
export const notYetPresent: readonly string[] = [];

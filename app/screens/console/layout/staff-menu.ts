import { alertStaffPaths } from "~/http/alert-staff-paths";
import { auditStaffPaths } from "~/http/audit-staff-paths";
import { consolePaths } from "~/http/console-staff-paths";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { jobStaffPaths } from "~/http/job-staff-paths";
import { listingPaths } from "~/http/listing-paths";
import { paths } from "~/http/paths";
import { staffPaths } from "~/http/staff-paths";
import { stateStaffPaths } from "~/http/state-staff-paths";
import { textStaffPaths } from "~/http/text-staff-paths";

/** What the menu above all of the staff's pages leads to, by group. */
export const staffMenu = [
  {
    key: "work",
    items: [
      { key: "today", to: paths.admin },
      { key: "accounts", to: consolePaths.accounts() },
      { key: "applications", to: paths.adminApplications() },
      { key: "inquiries", to: inquiryStaffPaths.inbox() },
      { key: "contests", to: contestStaffPaths.list },
    ],
  },
  {
    key: "money",
    items: [
      { key: "unmatched", to: paths.unmatched() },
      { key: "discounts", to: paths.adminDiscounts() },
      { key: "levels", to: paths.adminLevels },
      { key: "reminders", to: paths.staffReminders() },
    ],
  },
  {
    key: "site",
    items: [
      { key: "alerts", to: alertStaffPaths.list },
      { key: "texts", to: textStaffPaths.list() },
      { key: "states", to: stateStaffPaths.list() },
      { key: "listings", to: listingPaths.staff },
    ],
  },
  {
    key: "operation",
    items: [
      { key: "jobs", to: jobStaffPaths.overview },
      { key: "bylaws", to: paths.staffBylaws() },
      { key: "audit", to: auditStaffPaths.trail() },
      { key: "staff", to: staffPaths.list() },
    ],
  },
] as const;

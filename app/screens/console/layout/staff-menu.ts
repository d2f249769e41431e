import { auditStaffPaths } from "~/http/audit-staff-paths";
import { alertStaffPaths, consolePaths } from "~/http/console-staff-paths";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { dutyStaffPaths } from "~/http/duty-staff-paths";
import { handoverPaths } from "~/http/handover-paths";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { jobStaffPaths } from "~/http/job-staff-paths";
import { listingPaths } from "~/http/listing-paths";
import { paths } from "~/http/paths";
import { staffPaths } from "~/http/staff-paths";
import { standingPaths } from "~/http/standing-paths";
import { stateStaffPaths } from "~/http/state-staff-paths";
import { supervisionPaths } from "~/http/supervision-paths";
import { textStaffPaths } from "~/http/text-staff-paths";
import { vaultPaths } from "~/http/vault-paths";

/** What the menu above all of the staff's pages leads to, by group; `waits` is what its number counts. */
export const staffMenu = [
  {
    key: "work",
    items: [
      { key: "today", to: paths.admin, waits: [] },
      {
        key: "applications",
        to: paths.adminApplications(),
        waits: ["paidApplications", "applications", "declinedMoney"],
      },
      { key: "inquiries", to: inquiryStaffPaths.inbox(), waits: ["inquiries"] },
      { key: "contests", to: contestStaffPaths.list, waits: ["entries"] },
    ],
  },
  {
    key: "members",
    items: [
      { key: "accounts", to: consolePaths.accounts(), waits: [] },
      { key: "standing", to: standingPaths.staff, waits: ["heldStandings"] },
      { key: "claims", to: handoverPaths.staff, waits: ["claims"] },
      { key: "quarantine", to: vaultPaths.quarantine(), waits: ["quarantined"] },
      { key: "bylaws", to: paths.staffBylaws(), waits: [] },
      { key: "reminders", to: paths.staffReminders(), waits: [] },
    ],
  },
  {
    key: "money",
    items: [
      { key: "invoices", to: consolePaths.invoices(), waits: [] },
      { key: "payments", to: consolePaths.payments(), waits: [] },
      { key: "unmatched", to: paths.unmatched(), waits: ["unmatched"] },
      { key: "discounts", to: paths.adminDiscounts(), waits: [] },
      { key: "levels", to: paths.adminLevels, waits: [] },
    ],
  },
  {
    key: "site",
    items: [
      { key: "alerts", to: alertStaffPaths.list, waits: [] },
      { key: "texts", to: textStaffPaths.list(), waits: [] },
      { key: "states", to: stateStaffPaths.list(), waits: [] },
      { key: "duties", to: dutyStaffPaths.list(), waits: [] },
      { key: "supervision", to: supervisionPaths.settings, waits: [] },
      { key: "listings", to: listingPaths.staff, waits: [] },
    ],
  },
  {
    key: "operation",
    items: [
      { key: "jobs", to: jobStaffPaths.overview, waits: ["failedJobs"] },
      { key: "audit", to: auditStaffPaths.trail(), waits: [] },
      { key: "staff", to: staffPaths.list(), waits: [] },
    ],
  },
] as const;

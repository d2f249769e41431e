import { handlers as accountsHandlers } from "#modules/accounts/handlers.server";
import { jobs as accountsJobs, schedules as accountsSchedules } from "#modules/accounts/jobs";
import { handlers as applicationsHandlers } from "#modules/applications/handlers.server";
import {
  jobs as applicationsJobs,
  schedules as applicationsSchedules,
} from "#modules/applications/jobs";
import { handlers as auditHandlers } from "#modules/audit/handlers.server";
import { jobs as auditJobs, schedules as auditSchedules } from "#modules/audit/jobs";
import { handlers as billingHandlers } from "#modules/billing/handlers.server";
import { jobs as billingJobs, schedules as billingSchedules } from "#modules/billing/jobs";
import { handlers as bylawsHandlers } from "#modules/bylaws/handlers.server";
import { jobs as bylawsJobs, schedules as bylawsSchedules } from "#modules/bylaws/jobs";
import { jobs as complianceJobs } from "#modules/compliance/jobs";
import { handlers as contestHandlers } from "#modules/contest/handlers.server";
import { jobs as contestJobs } from "#modules/contest/jobs";
import { handlers as dutiesHandlers } from "#modules/duties/handlers.server";
import { jobs as dutiesJobs, schedules as dutiesSchedules } from "#modules/duties/jobs";
import { handlers as giftsHandlers } from "#modules/gifts/handlers.server";
import { jobs as giftsJobs } from "#modules/gifts/jobs";
import { handlers as handoverHandlers } from "#modules/handover/handlers.server";
import { jobs as handoverJobs, schedules as handoverSchedules } from "#modules/handover/jobs";
import { handlers as headquartersHandlers } from "#modules/headquarters/handlers.server";
import { jobs as headquartersJobs } from "#modules/headquarters/jobs";
import { handlers as inquiriesHandlers } from "#modules/inquiries/handlers.server";
import { jobs as inquiriesJobs } from "#modules/inquiries/jobs";
import { handlers as lettersHandlers } from "#modules/letters/handlers.server";
import { jobs as lettersJobs } from "#modules/letters/jobs";
import { handlers as listingsHandlers } from "#modules/listings/handlers.server";
import { jobs as listingsJobs } from "#modules/listings/jobs";
import { handlers as officersHandlers } from "#modules/officers/handlers.server";
import { jobs as officersJobs, schedules as officersSchedules } from "#modules/officers/jobs";
import { handlers as packetHandlers } from "#modules/packet/handlers.server";
import { jobs as packetJobs } from "#modules/packet/jobs";
import * as platform from "#modules/platform/jobs/housekeeping.server";
import { createRegistry, type Schedule } from "#modules/platform/jobs/index.server";
import { handlers as renewalHandlers } from "#modules/renewal/handlers.server";
import { jobs as renewalJobs, schedules as renewalSchedules } from "#modules/renewal/jobs";
import { handlers as standingHandlers } from "#modules/standing/handlers.server";
import { jobs as standingJobs, schedules as standingSchedules } from "#modules/standing/jobs";
import { handlers as supervisionHandlers } from "#modules/supervision/handlers.server";
import { jobs as supervisionJobs } from "#modules/supervision/jobs";
import { handlers as vaultHandlers } from "#modules/vault/handlers.server";
import { jobs as vaultJobs, schedules as vaultSchedules } from "#modules/vault/jobs";
import { eventHandlers } from "./events";

/**
 * Every job of the application and what does its work, collected from the modules:
 * `jobs` from their `jobs.ts`, `handlers` from their `handlers.server.ts`.
 */
const jobs = [
  ...platform.jobs,
  ...accountsJobs,
  ...applicationsJobs,
  ...auditJobs,
  ...billingJobs,
  ...bylawsJobs,
  ...complianceJobs,
  ...contestJobs,
  ...dutiesJobs,
  ...giftsJobs,
  ...handoverJobs,
  ...headquartersJobs,
  ...inquiriesJobs,
  ...lettersJobs,
  ...listingsJobs,
  ...officersJobs,
  ...packetJobs,
  ...renewalJobs,
  ...standingJobs,
  ...supervisionJobs,
  ...vaultJobs,
];
const handlers = [
  ...platform.handlers,
  ...eventHandlers,
  ...accountsHandlers,
  ...applicationsHandlers,
  ...auditHandlers,
  ...billingHandlers,
  ...bylawsHandlers,
  ...contestHandlers,
  ...dutiesHandlers,
  ...giftsHandlers,
  ...handoverHandlers,
  ...headquartersHandlers,
  ...inquiriesHandlers,
  ...lettersHandlers,
  ...listingsHandlers,
  ...officersHandlers,
  ...packetHandlers,
  ...renewalHandlers,
  ...standingHandlers,
  ...supervisionHandlers,
  ...vaultHandlers,
];

/** The repeating jobs of all modules. */
export const schedules: readonly Schedule[] = [
  ...platform.schedules,
  ...accountsSchedules,
  ...applicationsSchedules,
  ...auditSchedules,
  ...billingSchedules,
  ...bylawsSchedules,
  ...dutiesSchedules,
  ...handoverSchedules,
  ...officersSchedules,
  ...renewalSchedules,
  ...standingSchedules,
  ...vaultSchedules,
];

export const registry = createRegistry(jobs, handlers);

import { nudgeJobs } from "./nudges/jobs";

export const jobs = [...nudgeJobs] as const;

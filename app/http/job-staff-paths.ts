import { href, laterPage } from "./href";

export interface FailedJobsQuery {
  /** A job's name; every kind when left out. */
  kind?: string | undefined;
  isDiscarded?: boolean;
  /** From 1. */
  page?: number;
}

/** Staff's pages of jobs. Apart from `paths`, which every page loads. */
export const jobStaffPaths = {
  overview: href("/admin/jobs"),
  failed: ({ kind, isDiscarded, page }: FailedJobsQuery = {}) =>
    href(
      "/admin/jobs/failed",
      {},
      { kind, state: isDiscarded && "discarded", page: laterPage(page) },
    ),
  failure: (id: string) => href("/admin/jobs/failed/:id", { id }),
} as const;

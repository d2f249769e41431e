export interface FailedJobsQuery {
  /** A job's name; every kind when left out. */
  kind?: string | undefined;
  isDiscarded?: boolean;
  /** From 1. */
  page?: number;
}

/** Staff's pages of jobs. Apart from `paths`, which every page loads. */
export const jobStaffPaths = {
  overview: "/admin/jobs",
  failed: ({ kind, isDiscarded, page = 1 }: FailedJobsQuery = {}) => {
    const query = new URLSearchParams({
      ...(kind && { kind }),
      ...(isDiscarded && { state: "discarded" }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `/admin/jobs/failed?${query}` : "/admin/jobs/failed";
  },
  failure: (id: string) => `/admin/jobs/failed/${id}`,
} as const;

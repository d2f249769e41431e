/**
 * Where a video arrives in parts. Apart from `paths`, which every page loads: only what is loaded
 * once somebody has chosen a video sends there.
 */
export const contestUploads = "/contest/uploads";

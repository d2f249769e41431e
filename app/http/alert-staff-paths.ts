import { href } from "./href";

/** Staff's pages of alerts. Apart from `paths`, which every page loads. */
export const alertStaffPaths = {
  list: href("/admin/alerts"),
  new: href("/admin/alerts/new"),
  alert: (id: number) => href("/admin/alerts/:id", { id }),
} as const;

/** Staff's pages of alerts. Apart from `paths`, which every page loads. */
export const alertStaffPaths = {
  list: "/admin/alerts",
  new: "/admin/alerts/new",
  alert: (id: number) => `/admin/alerts/${id}`,
} as const;

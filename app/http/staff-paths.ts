/** Page of the staff and their roles. Apart from `paths`, which every page loads. */
export const staffPaths = {
  /** With a person's id the form is about that one. */
  list: (id?: number) => (id === undefined ? "/admin/staff" : `/admin/staff?person=${id}`),
} as const;

/** Pages of the staff, their roles, and of how people sign in. Apart from `paths`, which every page loads. */
export const staffPaths = {
  /** With a person's id the form is about that one. */
  list: (id?: number) => (id === undefined ? "/admin/staff" : `/admin/staff?person=${id}`),
  /** How a person signs in, and what staff can do about it. */
  person: (id: number) => `/admin/people/${id}`,
} as const;

import { href } from "./href";

/** Pages of the staff, their roles, and of how people sign in. Apart from `paths`, which every page loads. */
export const staffPaths = {
  /** With a person's id the form is about that one. */
  list: (person?: number) => href("/admin/staff", {}, { person }),
  /** How a person signs in, and what staff can do about it. */
  person: (id: number) => href("/admin/people/:id", { id }),
} as const;

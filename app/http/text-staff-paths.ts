import { href } from "./href";

export interface TextsQuery {
  /** The name of a page's words; every page when left out. */
  page?: string | undefined;
  search?: string | undefined;
}

/** Staff's pages of the site's texts. Apart from `paths`, which every page loads. */
export const textStaffPaths = {
  list: ({ page, search }: TextsQuery = {}) => href("/admin/texts", {}, { page, search }),
  text: (page: string, key: string) => href("/admin/texts/:page/:key", { page, key }),
} as const;

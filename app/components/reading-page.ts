import type { UIMatch } from "@remix-run/react";

/**
 * The handle of a page that is only read: opened by its address it comes without scripts, and
 * without the copy of its data that they would need, which for a document is as large as the page.
 */
export const readingPage = { isToRead: true } as const;

export const isToRead = ({ handle }: UIMatch): boolean => handle === readingPage;

// A form's way to the upload of a file for one of its fields, and back.

const WANTED = "files_for";
const ADDED = "file";

/** The query of a form's page, on the way to the upload of files for one of its fields. */
export function filesWanted(query: string, field: string): string {
  const search = new URLSearchParams(query);
  if (search.get(WANTED) !== field) search.delete(ADDED);
  search.set(WANTED, field);
  return `?${search}`;
}

/** The way back to a form, with one more file for the field that wants it. */
export function backWithFile(back: string, id: number): string {
  const url = new URL(back, "http://here");
  if (!url.searchParams.has(WANTED)) return back;
  url.searchParams.append(ADDED, String(id));
  return url.pathname + url.search + url.hash;
}

/** The files that were uploaded for a field on the way back to its form. */
export function addedFiles(query: string, field: string): readonly string[] {
  const search = new URLSearchParams(query);
  return search.get(WANTED) === field ? search.getAll(ADDED) : [];
}

/** What the commands of payments answer, as far as tests compare it. */

export const conflict = (key: string) => ({ refusal: { code: "conflict", message: { key } } });
export const notFound = { refusal: { code: "not_found" } };
export const assigned = { value: { kind: "assigned" } };

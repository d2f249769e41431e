import { ownAndStaff, type Row, type Rows } from "./row";

const of =
  (path: string): NonNullable<Row["path"]> =>
  ({ accountId }) =>
    `${path}?account_id=${accountId}`;

const year = { GET: ownAndStaff("not-found"), write: ownAndStaff("not-found") } as const;
/** Staff see, and only people of the organization act. */
const acted = {
  GET: ownAndStaff("not-found"),
  write: ["sign-in", "not-found", "not-found", "forbidden"],
} as const;
const paper = { GET: ownAndStaff("not-found") } as const;

/** The treasurer's year of a club. */
export const treasuryRows: Rows = {
  "/app/treasury": {
    ids: "TRE-01",
    path: of("/app/treasury"),
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/app/treasury/:end": {
    ids: "TRE-04",
    path: of("/app/treasury/2019-06-30"),
    ...acted,
  },
  "/app/treasury/:end/budget": {
    ids: "TRE-01",
    path: of("/app/treasury/2019-06-30/budget"),
    ...year,
  },
  "/app/treasury/:end/import": {
    ids: "TRE-06",
    path: of("/app/treasury/2019-06-30/import"),
    ...acted,
  },
  "/app/treasury/:end/review": {
    ids: "TRE-09",
    path: of("/app/treasury/2019-06-30/review"),
    ...acted,
  },
  "/app/treasury/:end/reviews/:id": {
    ids: "TRE-09",
    path: of("/app/treasury/2019-06-30/reviews/999999999"),
    ...paper,
  },
  "/app/treasury/cash": {
    ids: "TRE-10",
    path: of("/app/treasury/cash"),
    GET: ownAndStaff("ok"),
    write: ["sign-in", "not-found", "refused", "forbidden"],
  },
  "/app/treasury/cash/:id": { ids: "TRE-10", path: of("/app/treasury/cash/999999999"), ...year },
  "/app/treasury/forms/:form": {
    ids: "TRE-16",
    path: of("/app/treasury/forms/cash"),
    GET: ownAndStaff("ok"),
  },
  "/app/treasury/:end/numbers": {
    ids: "TRE-01",
    path: of("/app/treasury/2019-06-30/numbers"),
    ...year,
  },
  "/app/treasury/:end/report.csv": {
    ids: "TRE-08",
    path: of("/app/treasury/2019-06-30/report.csv"),
    ...paper,
  },
  "/app/treasury/:end/report.pdf": {
    ids: "TRE-08",
    path: of("/app/treasury/2019-06-30/report.pdf"),
    ...paper,
  },
};

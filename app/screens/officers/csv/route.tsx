import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeCsv } from "#modules/platform/csv";
import { csvResponse } from "~/http/file-response.server";
import { rosterRows, sharedRoster } from "../shared-roster.server";

/** The roster that a club hands out, as a spreadsheet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const roster = await sharedRoster(context, request);
  const { head, rows } = rosterRows(context, roster, (day) => day);
  return csvResponse(writeCsv([head, ...rows]), "roster.csv");
}

import type { ActionFunctionArgs } from "@remix-run/node";
import { closeAlert } from "~/http/shown-alerts.server";

/** Closes an alert for this visitor: its id, and the page to go back to. */
export const action = ({ context }: ActionFunctionArgs) => closeAlert(context);

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { refusePage } from "~/http/respond.server";

/** Every address that no other route knows. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  refusePage(context, { code: "not_found" });

export const action = ({ context }: ActionFunctionArgs) =>
  refusePage(context, { code: "not_found" });

export default function NotFound() {
  return null;
}

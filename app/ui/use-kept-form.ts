import { useLocation } from "@remix-run/react";
import type { KeptForm } from "~/http/form-answer";
import { useUi } from "./ui-context";

/**
 * What was typed into the form with this address before the session ended; the page's own address
 * when left out.
 */
export function useKeptForm(action?: string): KeptForm | undefined {
  const { kept } = useUi();
  const { pathname, search } = useLocation();
  return kept?.path === (action ?? `${pathname}${search}`) ? kept : undefined;
}

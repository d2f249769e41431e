import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./root";

/** What every page knows: words' language, brand, who is signed in, the anti-forgery token. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>("root");
}

import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./root";

export type RootData = ReturnType<typeof loader>;

/** What every page knows: words' language, brand, who is signed in, the anti-forgery token. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<typeof loader>("root");

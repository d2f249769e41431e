import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { countWaiting } from "#modules/console/index.server";
import stylesheet from "~/styles/console.css?url";
import { revalidateUnlessUnreached } from "~/ui/guarded-action";
import { ConsoleNav } from "./console-nav";
import { StaffKeys } from "./staff-keys";

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

/** Refuses nobody: who may see a page is judged by the page itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  const waiting = await countWaiting(context.ctx);
  return waiting.ok ? waiting.value : undefined;
}

export const shouldRevalidate = revalidateUnlessUnreached;

/** What is around every page of the staff. */
export default function Console() {
  return (
    <>
      <ConsoleNav waiting={useLoaderData<typeof loader>()} />
      <StaffKeys />
      <Outlet />
    </>
  );
}

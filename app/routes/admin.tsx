import { Outlet } from "@remix-run/react";
import { ConsoleNav } from "~/components/console/console-nav";
import stylesheet from "~/styles/console.css?url";

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

/** What stands around every page of the staff. Who may see one is judged by the page itself. */
export default function Console() {
  return (
    <>
      <ConsoleNav />
      <Outlet />
    </>
  );
}

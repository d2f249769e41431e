import { Outlet } from "@remix-run/react";
import stylesheet from "~/styles/console.css?url";
import { ConsoleNav } from "./console-nav";
import { StaffKeys } from "./staff-keys";

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

/** What stands around every page of the staff. Who may see one is judged by the page itself. */
export default function Console() {
  return (
    <>
      <ConsoleNav />
      <StaffKeys />
      <Outlet />
    </>
  );
}

import { paths } from "~/http/paths";
import type { PeopleView } from "./people-page.server";

/** The address of the screen itself, with somebody's form open when asked for. */
export const addressOf = ({ base }: Pick<PeopleView, "base">, user?: number | "new"): string =>
  base.kind === "staff"
    ? paths.staffPeople(base.accountId, { user })
    : paths.people({ accountId: base.accountId, user });

import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import type { StateRow } from "../state-views";
import drawing from "./us-map.svg?url";

/** The states as a map of links. The shapes are in a file of their own, so no script carries them. */
export function StateMap({ rows, label }: { rows: readonly StateRow[]; label: string }) {
  return (
    <nav aria-label={label} className="us-map">
      <svg viewBox="0 0 1035 610">
        <title>{label}</title>
        {rows.map(({ state, name }) => (
          <Link key={state} to={paths.stateRegistration(state)}>
            <title>{name}</title>
            <use href={`${drawing}#${state}`} />
          </Link>
        ))}
      </svg>
    </nav>
  );
}

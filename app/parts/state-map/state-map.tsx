import { Link } from "@remix-run/react";
import drawing from "./us-map.svg?url";

export interface MappedState {
  readonly state: string;
  /** What is said of it to who points at it or hears it. */
  readonly name: string;
  /** Where it leads; nothing where there is nothing to see. */
  readonly to?: string | undefined;
  /** What colors it; none is the plain map. */
  readonly tone?: string | undefined;
}

/** The states as a map of links. The shapes are in a file of their own, so no script carries them. */
export function StateMap({ rows, label }: { rows: readonly MappedState[]; label: string }) {
  return (
    <nav aria-label={label} className="us-map">
      <svg viewBox="0 0 1035 610">
        <title>{label}</title>
        {rows.map(({ state, name, to, tone }) => {
          const shape = (
            <>
              <title>{name}</title>
              <use href={`${drawing}#${state}`} />
            </>
          );
          return to === undefined ? (
            <g key={state}>{shape}</g>
          ) : (
            <Link key={state} to={to} data-tone={tone} preventScrollReset={tone !== undefined}>
              {shape}
            </Link>
          );
        })}
      </svg>
    </nav>
  );
}

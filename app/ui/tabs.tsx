import { Link } from "@remix-run/react";
import { useLayoutEffect, useRef } from "react";

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** Views of one thing, each at its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // Where they are wider than the screen the row scrolls by itself: to the one that is open.
  useLayoutEffect(() => {
    const open = row.current?.children[current];
    if (row.current && open instanceof HTMLElement) {
      row.current.scrollLeft = open.offsetLeft - row.current.offsetLeft;
    }
  }, [current]);
  return (
    <nav ref={row} className="tabs" aria-label={label}>
      {tabs.map(({ to, label: text, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
          {text}
        </Link>
      ))}
    </nav>
  );
}

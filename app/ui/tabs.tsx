import { Link } from "@remix-run/react";

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** Views of one thing, each at its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ to, label: text, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
          {text}
        </Link>
      ))}
    </nav>
  );
}

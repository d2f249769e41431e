import type { ReactNode } from "react";

export interface DetailsProps {
  summary: string;
  /** Comes open: where a form in it was refused. */
  isOpen?: boolean;
  children: ReactNode;
}

/** More for whoever wants it, opened by the browser itself. */
export function Details({ summary, isOpen, children }: DetailsProps) {
  return (
    <details className="details" open={isOpen || undefined}>
      <summary>
        <span>{summary}</span>
      </summary>
      <div className="details-body stack">{children}</div>
    </details>
  );
}

interface FoldProps {
  title: string;
  /** The heading's level; its id names the part. */
  level: 2 | 3;
  id: string;
  /** Beside the heading, seen when it is folded too. */
  note?: string | undefined;
  isOpen: boolean;
  children: ReactNode;
}

/** A part of a long page that readers fold away. On paper it is open, whatever it was. */
export function Fold({ title, level, id, note, isOpen, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <details className="fold" open={isOpen || undefined}>
      <summary>
        <Heading id={id}>{title}</Heading> {note && <span className="hint">{note}</span>}
      </summary>
      {children}
    </details>
  );
}

export interface Fact {
  readonly term: string;
  readonly description: ReactNode;
  /** What changes it: a "Change" link whose hidden text names the term. */
  readonly action?: ReactNode;
}

/** Names and what they stand for: a summary, an invoice's head, answers to be checked. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, description, action }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
          {action && <dd>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}

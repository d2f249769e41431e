import type { ReactNode } from "react";
import { DocumentTitle } from "~/parts/shell/title";
import { cx } from "./cx";
import type { FormOutcome } from "./use-form-state";

/** A page in the calm column of the whole site. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx("page", className)}>{children}</div>;
}

/** A page that is one form: a column of 40 rem, its paddings apart. */
export function FormPage({ children }: { children: ReactNode }) {
  return <div className="page form-page">{children}</div>;
}

export interface PageTitleProps {
  title: string;
  /** A sentence under the heading. */
  lede?: ReactNode;
  /** Beside the heading: "Saved 2 minutes ago", a status. */
  aside?: ReactNode;
  /** The answer of the page's form: a refusal prefixes the document's title with "Error:". */
  answer?: FormOutcome | undefined;
}

/** The heading of a page, and the document's title with it. */
export function PageTitle({ title, lede, aside, answer }: PageTitleProps) {
  return (
    <div className="page-head">
      <DocumentTitle title={title} hasErrors={answer?.ok === false} />
      <div className="page-head-row">
        <h1>{title}</h1>
        {aside && <div className="page-head-aside">{aside}</div>}
      </div>
      {lede && <p className="lede">{lede}</p>}
    </div>
  );
}

import { Link } from "@remix-run/react";
import { type PageAnswer, pagerItems } from "#modules/platform/pagination";
import { Icon } from "./icons";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

export interface PagerProps {
  answer: Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total" | "from" | "to">;
  /** The address of a page, search and filters included. */
  urlOf: (page: number) => string;
}

/** The current page with one on each side, the first and the last, and marked gaps. */
export function Pager({ answer, urlOf }: PagerProps) {
  const words = useWords(uiMessages);
  const items = pagerItems(answer);
  const pages = items.filter((item) => item.kind === "page");
  const last = pages.at(-1)?.page ?? 1;
  const current = pages.find((item) => item.isCurrent)?.page ?? 1;
  if (last === 1) return null;
  return (
    <nav className="pager" aria-label={words("pager.label")}>
      {current > 1 && (
        <Link to={urlOf(current - 1)} rel="prev">
          <Icon name="left" />
          {words("pager.previous")}
        </Link>
      )}
      <ol>
        {items.map((item) => (
          <li key={item.kind === "gap" ? `gap-${item.after}` : item.page}>
            {item.kind === "gap" ? (
              <span className="pager-gap" aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                to={urlOf(item.page)}
                aria-current={item.isCurrent ? "page" : undefined}
                aria-label={words("pager.page", { page: item.page })}
              >
                {item.page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < last && (
        <Link to={urlOf(current + 1)} rel="next">
          {words("pager.next")}
          <Icon name="right" />
        </Link>
      )}
      {answer.from !== null && answer.to !== null && (
        <p className="hint figures text-sm">
          {words("pager.range", { from: answer.from, to: answer.to, total: answer.total })}
        </p>
      )}
    </nav>
  );
}

import { Link } from "@remix-run/react";
import { useWords } from "~/ui/ui-context";
import { filesMessages } from "./words";

/** A paper that is missing, in words. */
export interface ShownMissing {
  readonly key: string;
  readonly name: string;
  /** Where it comes from. */
  readonly how: string;
  /** Uploads it. */
  readonly add: string;
  /** Where the product helps to get it. */
  readonly help: { readonly to: string; readonly label: string } | undefined;
}

/** What is missing, each paper with its next step. */
export function MissingList({ missing }: { missing: readonly ShownMissing[] }) {
  const t = useWords(filesMessages);
  if (missing.length === 0) return <p>{t("missingNone")}</p>;
  return (
    <>
      <p>{t("missingText")}</p>
      <ul className="stack">
        {missing.map(({ key, name, how, add, help }) => (
          <li key={key}>
            <strong>{name}</strong>
            <span className="hint block">{how}</span>
            <Link to={add} className="tap" aria-label={t("addItOf", { name })}>
              {t("addIt")}
            </Link>
            {help && (
              <>
                {" · "}
                <Link to={help.to} className="tap">
                  {help.label}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

import { Link } from "@remix-run/react";
import { bylawsMessages, type VersionView } from "#modules/bylaws/contract";
import { civilDate } from "#modules/platform/dates";
import { formatInstant, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { Icon } from "~/ui/icons";
import { useUi, useWords } from "~/ui/ui-context";
import { bylawsPageMessages } from "../bylaws-words";
import { RetryForm } from "../retry-form";
import type { Download } from "./use-download";

export interface VersionListProps {
  variant: string;
  hash: string;
  /** Newest first. */
  versions: readonly VersionView[];
  download: Download;
}

/** Every version that was made, each with its files. */
export function VersionList({ variant, hash, versions, download }: VersionListProps) {
  const t = useWords(bylawsPageMessages);
  return (
    <section className="mt-12" aria-labelledby="versions">
      <h2 id="versions">{t("versionsTitle")}</h2>
      <p className="hint">{t("versionsHint")}</p>
      <ol className="rows" reversed>
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            variant={variant}
            hash={hash}
            version={version}
            download={download}
          />
        ))}
      </ol>
    </section>
  );
}

interface VersionRowProps {
  variant: string;
  hash: string;
  version: VersionView;
  download: Download;
}

function VersionRow({ variant, hash, version, download }: VersionRowProps) {
  const t = useWords(bylawsPageMessages);
  const { locale, formatLocale } = useUi();
  const words = translator(bylawsMessages, locale);
  const { number } = version;
  const name = t("versionNumber", { number });
  return (
    <li className="row">
      <span>
        <strong>{name}</strong>{" "}
        <time className="hint" dateTime={version.createdAt}>
          {formatInstant(new Date(version.createdAt), "UTC", { locale, formatLocale })}
        </time>
      </span>
      {version.adoptedOn && (
        <Link to={paths.bylawsAdoption(hash, { version: number })} className="status">
          <Icon name="lock" />
          {t("adoptedOn", {
            date: formatLongDate(civilDate(version.adoptedOn), { locale, formatLocale }),
          })}
        </Link>
      )}
      <VersionChanges changes={version.changes} />
      {version.state === "failed" ? (
        <>
          <span>
            {t("stateFailed")}
            {version.failure && <span className="hint"> {words(version.failure)}</span>}
          </span>
          <RetryForm variant={variant} hash={hash} version={number} />
        </>
      ) : (
        <span className="row-actions">
          {(["docx", "pdf"] as const).map((format) => (
            <a
              key={format}
              href={paths.bylawsDownload(hash, { version: number, format })}
              aria-label={`${format === "pdf" ? t("pdfFile") : t("wordFile")}, ${name}`}
              onClick={download.start}
            >
              {format === "pdf" ? t("pdfFile") : t("wordFile")}
            </a>
          ))}
          <Link
            to={paths.bylawsView(hash, { version: number })}
            aria-label={`${t("online")}, ${name}`}
          >
            {t("online")}
          </Link>
          {number > 1 && (
            <Link
              to={paths.bylawsCompare(hash, { from: number - 1, to: number })}
              aria-label={`${t("compare")}, ${name}`}
            >
              {t("compare")}
            </Link>
          )}
          {!version.adoptedOn && (
            <Link
              to={paths.bylawsAdoption(hash, { version: number })}
              aria-label={`${t("adopt")}, ${name}`}
            >
              {t("adopt")}
            </Link>
          )}
        </span>
      )}
    </li>
  );
}

/** More changes than these are left to the comparison. */
const SHOWN_CHANGES = 4;

function VersionChanges({ changes }: { changes: readonly string[] }) {
  const t = useWords(bylawsPageMessages);
  const count = changes.length - SHOWN_CHANGES;
  return (
    <ul className="version-changes">
      {changes.slice(0, SHOWN_CHANGES).map((change) => (
        <li key={change}>{change}</li>
      ))}
      {count > 0 && <li>{t("moreChanges", { count })}</li>}
    </ul>
  );
}

import { Link } from "@remix-run/react";
import type { VersionView } from "#modules/bylaws/contract";
import { formatInstant } from "#modules/platform/format";
import { useUi } from "~/components/ui/ui-context";
import { paths } from "~/http/paths";
import { useBylawsWords } from "./use-bylaws-words";
import type { Download } from "./use-download";

export interface VersionListProps {
  hash: string;
  /** Newest first. */
  versions: readonly VersionView[];
  download: Download;
}

/** Every version that was made, each with its files. */
export function VersionList({ hash, versions, download }: VersionListProps) {
  const t = useBylawsWords();
  return (
    <section className="mt-12" aria-labelledby="versions">
      <h2 id="versions">{t("versionsTitle")}</h2>
      <p className="hint">{t("versionsHint")}</p>
      <ol className="rows" reversed>
        {versions.map((version) => (
          <VersionRow key={version.number} hash={hash} version={version} download={download} />
        ))}
      </ol>
    </section>
  );
}

interface VersionRowProps {
  hash: string;
  version: VersionView;
  download: Download;
}

function VersionRow({ hash, version, download }: VersionRowProps) {
  const t = useBylawsWords();
  const { locale, formatLocale } = useUi();
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
      {version.state === "failed" ? (
        <span>{t("stateFailed")}</span>
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
        </span>
      )}
    </li>
  );
}

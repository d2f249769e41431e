import { Link } from "@remix-run/react";
import { timelineKinds } from "#modules/console/contract";
import { consolePaths } from "~/http/console-staff-paths";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import type { AccountFile } from "./account-file.server";
import { accountFileMessages } from "./console-account-words";
import type { TimelineLine } from "./timeline-words.server";

/** What happened to an account, the newest first, narrowed by kind, older ones page by page. */
export function AccountTimeline(props: { id: number; timeline: AccountFile["timeline"] }) {
  const { id, timeline } = props;
  const t = useWords(accountFileMessages);
  const { kind, lines, next, isNewest } = timeline;
  const tabs = [undefined, ...timelineKinds].map((one) => ({
    to: consolePaths.account(id, { kind: one }),
    label: t(`kind.${one ?? "all"}`),
    isCurrent: kind === one,
  }));
  return (
    <section className="stack" aria-labelledby="timeline">
      <h2 id="timeline">{t("timeline")}</h2>
      <Tabs label={t("kinds")} tabs={tabs} />
      {lines.length === 0 && <p className="hint">{t("nothingHappened")}</p>}
      <ol className="rows">
        {lines.map((line) => (
          <li key={line.key} className="row">
            <Line line={line} />
          </li>
        ))}
      </ol>
      <div className="btn-row">
        {next && <Link to={consolePaths.account(id, { kind, before: next })}>{t("older")}</Link>}
        {!isNewest && <Link to={consolePaths.account(id, { kind })}>{t("newer")}</Link>}
      </div>
    </section>
  );
}

function Line({ line: { at, text, detail, actor, to } }: { line: TimelineLine }) {
  const t = useWords(accountFileMessages);
  return (
    <div className="w-full">
      <p>
        {text}{" "}
        {to && (
          <Link to={to} aria-label={t("seeOf", { text })}>
            {t("see")}
          </Link>
        )}
      </p>
      {detail && <p className="entry-rules">{detail}</p>}
      <p className="hint text-sm">{t("by", { at, actor })}</p>
    </div>
  );
}

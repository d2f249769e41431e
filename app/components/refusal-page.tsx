import { Link } from "@remix-run/react";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { shellMessages } from "~/messages/shell";
import { DocumentTitle } from "./shell/title";
import { useUi } from "./ui/ui-context";

export interface RefusalPageProps {
  status: number;
  message?: string;
  /** Stands in the log, so that we can find what happened. */
  reference?: string;
}

/** What a person reads instead of the page that could not be shown. */
export function RefusalPage({ status, message, reference }: RefusalPageProps) {
  const t = translator(shellMessages, useUi().locale);
  const [title, text] =
    status === 404
      ? [t("not_found.title"), t("not_found.text")]
      : status === 403
        ? [t("forbidden.title"), message ?? t("forbidden.text")]
        : status === 503
          ? [t("outage.title"), t("outage.message")]
          : status >= 500
            ? [t("fault.title"), t("fault.next")]
            : [t("refused.title"), message ?? t("refusal.invalid")];
  return (
    <div className="page prose">
      <DocumentTitle title={title} />
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      {reference && <p>{t("fault.reference", { reference })}</p>}
      <p>
        <Link to={paths.home}>{t("home")}</Link>
      </p>
    </div>
  );
}

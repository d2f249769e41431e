import { Link } from "@remix-run/react";
import { translator } from "#modules/platform/messages";
import { paths } from "~/http/paths";
import { useUi } from "~/ui/ui-context";
import { refusalWords } from "./refusal-words";
import { DocumentTitle } from "./title";
import { shellMessages } from "./words";

export interface RefusalPageProps {
  status: number;
  message?: string;
  /** It is in the log, so that we can find what happened. */
  reference?: string;
  /** Where it shows what became of the payment that failed. */
  payments?: string;
}

/** What a person reads instead of the page that could not be shown. */
export function RefusalPage({ status, message, reference, payments }: RefusalPageProps) {
  const { locale } = useUi();
  const t = translator(shellMessages, locale);
  const [title, text] = refusalWords(locale, status, message, payments !== undefined);
  return (
    <div className="page prose">
      <DocumentTitle title={title} />
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      {reference && <p>{t("fault.reference", { reference })}</p>}
      <p>
        {payments ? (
          <Link to={payments} reloadDocument>
            {t("fault.check")}
          </Link>
        ) : (
          <Link to={paths.home}>{t("home")}</Link>
        )}
      </p>
    </div>
  );
}

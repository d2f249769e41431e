import { Link } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { paths } from "~/http/paths";
import { rescuePaths } from "~/http/rescue-paths";
import { ButtonLink } from "~/ui/button";
import { useWords } from "~/ui/ui-context";
import { dutyWords } from "./words";

const isReturn = (code: string) => /^us\.990(n|ez)?$/.test(code);

export interface DutyHelpProps {
  code: string;
  period: string;
  named: number | undefined;
}

/** What the product itself offers for a duty; nothing for most. */
export function DutyHelp({ code, period, named }: DutyHelpProps) {
  const t = useWords(dutyWords);
  if (code === "us.renewal") {
    return (
      <p>
        <ButtonLink to={paths.renewal({ accountId: named })}>{t("renewal")}</ButtonLink>
      </p>
    );
  }
  if (code === "us.reinstatement") {
    return (
      <p>
        <ButtonLink to={rescuePaths.own(named)}>{t("rescue")}</ButtonLink>
      </p>
    );
  }
  if (!isReturn(code)) return null;
  return (
    <section className="stack" aria-labelledby="help">
      <h2 id="help">{t("help")}</h2>
      {code === "us.990n" && (
        <p>
          <ButtonLink to={calendarPaths.ePostcard(period, named)} variant="secondary">
            {t("ePostcard")}
          </ButtonLink>
        </p>
      )}
      <p>
        {t("helpText")} <Link to={paths.irsForm990}>{t("helpLink")}</Link>
      </p>
    </section>
  );
}

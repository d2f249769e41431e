import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { useWords } from "~/ui/ui-context";
import { dutyWords } from "./words";

const isReturn = (code: string) => /^us\.990(n|ez)?$/.test(code);

/** What the product itself offers for a duty; nothing for most. */
export function DutyHelp({ code, named }: { code: string; named: number | undefined }) {
  const t = useWords(dutyWords);
  if (code === "us.renewal") {
    return (
      <p>
        <ButtonLink to={paths.renewal({ accountId: named })}>{t("renewal")}</ButtonLink>
      </p>
    );
  }
  if (!isReturn(code)) return null;
  return (
    <section className="stack" aria-labelledby="help">
      <h2 id="help">{t("help")}</h2>
      <p>
        {t("helpText")} <Link to={paths.irsForm990}>{t("helpLink")}</Link>
      </p>
    </section>
  );
}

import { Link } from "@remix-run/react";
import { useWords } from "~/ui/ui-context";
import { einHolderWords } from "./ein-holder-words";

/** For staff: the way to the account that has an EIN which was refused. */
export function EinHolder({ to }: { to: string }) {
  const t = useWords(einHolderWords);
  return <Link to={to}>{t("open")}</Link>;
}

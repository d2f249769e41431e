import { ButtonLink, type ButtonLinkProps } from "./button";

/** A link to a file: it leaves the page where it is. */
export function DownloadLink({ to, children }: Pick<ButtonLinkProps, "to" | "children">) {
  return (
    <ButtonLink to={to} variant="secondary" icon="download" reloadDocument>
      {children}
    </ButtonLink>
  );
}

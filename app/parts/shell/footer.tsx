import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { paths } from "~/http/paths";
import { useUi, useWords } from "~/ui/ui-context";
import { uiMessages } from "~/ui/words";

const know = [
  { to: paths.irsForm990, key: "shell.irsForm990" },
  { to: paths.stateRegistrations, key: "shell.states" },
  { to: paths.incorporationAndEin, key: "shell.incorporation" },
] as const;

const policies = [
  { to: paths.terms, key: "shell.terms" },
  { to: paths.refunds, key: "shell.refunds" },
  { to: paths.privacy, key: "shell.privacy" },
] as const;

/** How to reach a person, and what this service is not. */
export function Footer() {
  const words = useWords(uiMessages);
  const { brand, footLinks } = useUi();
  return (
    <footer className="site-foot">
      <div className="site-foot-row">
        <div className="site-foot-fine">
          <p>{words("shell.disclaimer", { brand: brand.name })}</p>
          <p>
            © {brand.company}
            {policies.map(({ to, key }) => (
              <Fragment key={to}>
                {" · "}
                <Link to={to} className="tap">
                  {words(key)}
                </Link>
              </Fragment>
            ))}
            {footLinks?.map(({ label, ...link }) => (
              <Fragment key={label}>
                {" · "}
                <a className="tap" {...link}>
                  {label}
                </a>
              </Fragment>
            ))}
          </p>
        </div>
        <nav aria-labelledby="foot-know">
          <h2 id="foot-know">{words("shell.know")}</h2>
          <ul>
            {know.map(({ to, key }) => (
              <li key={to}>
                <Link to={to} className="tap">
                  {words(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{words("shell.help")}</h2>
          <p>
            <a className="tap" href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </a>
            <br />
            <a className="tap" href={brand.supportPhoneHref}>
              {brand.supportPhone}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

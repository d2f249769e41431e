import { type ReactNode, useContext } from "react";
import { brand } from "../brand.server";
import { type Locale, translatorWith } from "../messages";
import { Cell, Ground, MailButton, MailLink, Preview } from "./elements";
import { mailMessages, mailSpanish } from "./messages";
import { button, dark, light, radius } from "./tokens";
import { UnsubscribeContext } from "./unsubscribe-context";

const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";
const sans = "'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

/** The look on light grounds; mail programs know no CSS variables. */
const styles = {
  body: {
    backgroundColor: light.paper,
    color: light.ink,
    fontFamily: sans,
    margin: 0,
    padding: 16,
  },
  sheet: {
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    borderRadius: radius,
    maxWidth: 560,
    padding: "32px 28px",
  },
  brand: {
    color: light.evergreen,
    fontFamily: serif,
    fontSize: 18,
    fontWeight: 600,
    margin: "0 0 24px",
  },
  heading: { fontFamily: serif, fontSize: 28, fontWeight: 600, lineHeight: "34px", margin: 0 },
  text: { fontSize: 16, lineHeight: "26px", margin: "16px 0" },
  button: {
    backgroundColor: light.evergreen,
    borderRadius: radius,
    color: light.onEvergreen,
    display: "inline-block",
    fontSize: button.fontSize,
    fontWeight: button.fontWeight,
  },
  soft: { color: light.inkSoft, fontSize: 14, lineHeight: "22px", margin: "8px 0" },
  link: { color: light.evergreen, textDecoration: "underline", wordBreak: "break-all" },
  rule: {
    border: "none",
    borderTop: `1px solid ${light.line}`,
    margin: "28px 0 16px",
    width: "100%",
  },
} as const;

/** The same roles on dark grounds, for programs that tell. */
const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .gs-ground, .gs-ground > table > tbody > tr > td { background-color: ${dark.paper} !important; }
  .gs-sheet { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .gs-ink { color: ${dark.ink} !important; }
  .gs-soft { color: ${dark.inkSoft} !important; }
  .gs-green { color: ${dark.evergreen} !important; }
  .gs-button { background-color: ${dark.evergreen} !important; color: ${dark.onEvergreen} !important; }
  .gs-rule { border-color: ${dark.line} !important; }
}`;

export interface MailLayoutProps {
  readonly locale: Locale;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly children: ReactNode;
  /** The one thing to do next; an absolute address. */
  readonly action?: { readonly label: string; readonly href: string };
  /** What is under the button: how long a link works, what to do if it was not you. */
  readonly note?: string;
}

/** The one look of all e-mails: a single column, one button, nothing that needs a picture. */
export function MailLayout(props: MailLayoutProps) {
  const t = translatorWith(mailMessages, mailSpanish, props.locale);
  const unsubscribeUrl = useContext(UnsubscribeContext);
  return (
    <html dir="ltr" lang={props.locale}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{props.heading}</title>
        <style>{darkStyles}</style>
      </head>
      <Ground style={styles.body} className="gs-ground gs-ink">
        <Preview>{props.preview}</Preview>
        <Cell style={styles.sheet} className="gs-sheet">
          <p style={styles.brand} className="gs-green">
            {brand.name}
          </p>
          <h1 style={styles.heading} className="gs-ink">
            {props.heading}
          </h1>
          {props.children}
          {props.action && <MailAction {...props.action} hint={t("copyLink")} />}
          {props.note && (
            <p style={styles.soft} className="gs-soft">
              {props.note}
            </p>
          )}
          <hr style={styles.rule} className="gs-rule" />
          <p style={styles.soft} className="gs-soft">
            {t("sentBy", {
              company: brand.company,
              brand: brand.name,
              address: brand.postalAddress,
            })}
          </p>
          <p style={styles.soft} className="gs-soft">
            {t("help", { email: brand.supportEmail, phone: brand.supportPhone })}
          </p>
          {unsubscribeUrl && (
            <MailLink href={unsubscribeUrl} style={styles.link} className="gs-green">
              {t("unsubscribe")}
            </MailLink>
          )}
        </Cell>
      </Ground>
    </html>
  );
}

/** A paragraph. */
export function MailText({ children }: { children: ReactNode }) {
  return (
    <p style={styles.text} className="gs-ink">
      {children}
    </p>
  );
}

/** As high as the button of pages, whose text has lines of 1.2 in mails. */
const roomInButton = [
  Math.round((button.minHeight - 1.2 * button.fontSize) / 2),
  button.horizontal,
] as const;

/** The button, and its address in clear below for programs that drop buttons. */
function MailAction({ label, href, hint }: { label: string; href: string; hint: string }) {
  return (
    <Cell style={{ margin: "24px 0 8px" }}>
      <MailButton href={href} padding={roomInButton} style={styles.button} className="gs-button">
        {label}
      </MailButton>
      <p style={{ ...styles.soft, marginTop: 20 }} className="gs-soft" data-skip-in-text="true">
        {hint}
        <br />
        <MailLink href={href} style={styles.link} className="gs-green">
          {href}
        </MailLink>
      </p>
    </Cell>
  );
}

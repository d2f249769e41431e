import type { AnchorHTMLAttributes, CSSProperties, ReactNode } from "react";

/**
 * What letters are made of: tables and paragraphs with styles of their own, as mail programs of
 * twenty years understand them.
 */
interface Part {
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A table of one cell: what is in the middle, and how wide, all programs agree on for tables alone. */
export function Cell({
  className,
  style,
  cellStyle,
  children,
}: Part & { cellStyle?: CSSProperties }) {
  return (
    <table
      align="center"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      className={className}
      style={style}
    >
      <tbody>
        <tr>
          <td style={cellStyle}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The whole ground: some programs drop the style of `body`, so that its only cell has it too. */
export function Ground({ className, style, children }: Part) {
  const ground = { backgroundColor: style?.backgroundColor, margin: 0, padding: 0 };
  return (
    <body className={className} style={ground}>
      <Cell cellStyle={style}>{children}</Cell>
    </body>
  );
}

/** A link in running text; it opens beside the letter. */
export function MailLink({ style, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const usual = { color: "#067df7", textDecorationLine: "none" };
  return <a target="_blank" rel="noreferrer" style={{ ...usual, ...style }} {...rest} />;
}

const PREVIEW_LENGTH = 150;
/** Seen by nobody; it keeps programs from filling the line with the first words of the letter. */
const BLANK = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

/** The line beside the subject. */
export function Preview({ children }: { children: string }) {
  const words = children.slice(0, PREVIEW_LENGTH);
  const hidden = { display: "none", overflow: "hidden", lineHeight: "1px", opacity: 0 };
  return (
    <div style={{ ...hidden, maxHeight: 0, maxWidth: 0 }} data-skip-in-text="true">
      {words}
      <div>{BLANK.repeat(PREVIEW_LENGTH - words.length)}</div>
    </div>
  );
}

/** Outlook knows no padding of links: room that it alone reads, as wide as the padding. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: a comment, of numbers alone.
const room = (html: string) => <span dangerouslySetInnerHTML={{ __html: html }} />;

/** A link that looks like a button; padding in pixels. */
export function MailButton({
  href,
  padding: [vertical, horizontal],
  className,
  style,
  children,
}: Part & { href: string; padding: readonly [number, number] }) {
  // Outlook stretches a space fivefold at most.
  const spaces = Math.ceil(horizontal / 10);
  const stretched = `mso-font-width:${(horizontal / spaces / 2) * 100}%`;
  const blank = "&#8202;".repeat(spaces);
  const raised = `mso-text-raise:${(vertical * 2 * 3) / 4}`;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={className}
      style={{
        lineHeight: "100%",
        textDecoration: "none",
        display: "inline-block",
        maxWidth: "100%",
        ...style,
        padding: `${vertical}px ${horizontal}px`,
      }}
    >
      {room(`<!--[if mso]><i style="${stretched};${raised}" hidden>${blank}</i><![endif]-->`)}
      <span style={{ maxWidth: "100%", display: "inline-block", lineHeight: "120%" }}>
        {children}
      </span>
      {room(`<!--[if mso]><i style="${stretched}" hidden>${blank}&#8203;</i><![endif]-->`)}
    </a>
  );
}

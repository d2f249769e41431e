import type { ReactNode } from "react";

/** The only tags that a field's own words may bring. */
const pieces = /<(\/?)(b|strong|em|i|code|br)\s*\/?>/gi;
const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00A0",
  "&amp;": "&",
};

const plain = (text: string) =>
  text.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);

interface Open {
  readonly tag: "b" | "strong" | "em" | "i" | "code" | undefined;
  readonly children: ReactNode[];
}

/** Ends the innermost open tag and puts it into the one around it. */
function close(stack: Open[]) {
  const { tag: Tag, children } = stack.pop() ?? { tag: undefined, children: [] };
  const around = stack.at(-1);
  if (Tag && around) around.children.push(<Tag key={around.children.length}>{children}</Tag>);
}

/**
 * Words with a few harmless tags (b, strong, em, i, code, br), as elements. Every other tag is
 * shown as the text that it is; attributes make a tag one of those.
 */
export function safeHtml(html: string): ReactNode {
  const root: Open = { tag: undefined, children: [] };
  const stack: Open[] = [root];
  let from = 0;
  for (const found of html.matchAll(pieces)) {
    const [whole, slash, name = ""] = found;
    const top = stack.at(-1) ?? root;
    if (found.index > from) top.children.push(plain(html.slice(from, found.index)));
    from = found.index + whole.length;
    const tag = name.toLowerCase();
    if (tag === "br") top.children.push(<br key={top.children.length} />);
    else if (!slash) stack.push({ tag: tag as Open["tag"], children: [] });
    else if (top.tag === tag) close(stack);
  }
  (stack.at(-1) ?? root).children.push(plain(html.slice(from)));
  while (stack.length > 1) close(stack);
  return root.children;
}

/** The address of a link, or undefined when it is not one that a page may lead to. */
export function safeHref(href: string | undefined): string | undefined {
  if (!href) return undefined;
  return /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/i.test(href) ? href : undefined;
}

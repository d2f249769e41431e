import type { ReactNode } from "react";
import {
  type Answers,
  answerOf,
  type FieldDefinition,
  typeOf,
} from "#modules/platform/forms/contract";
import { useWords } from "~/ui/ui-context";
import { safeHref, safeHtml } from "./safe-html";
import { dynamicFormWords } from "./words";

/** A field's own link. It opens beside the form, so that nothing typed is left behind. */
export function FieldLink({ href, html }: { href: string | undefined; html: string }) {
  const t = useWords(dynamicFormWords);
  const address = safeHref(href);
  if (!address) return <span>{safeHtml(html)}</span>;
  return (
    <a href={address} target="_blank" rel="noopener">
      {safeHtml(html)} <span className="sr-only">{t("newTab")}</span>
    </a>
  );
}

/**
 * The words that are with a field: what it is called beside its label, how to answer, where to
 * find it, and without script the condition under which it is asked.
 */
export function fieldWords(field: FieldDefinition, condition: ReactNode): ReactNode {
  const { sub_label, instructions, description, link } = field;
  const texts = [
    ["sub", sub_label],
    ["how", instructions],
    ["about", description],
  ] as const;
  if (!condition && !link && texts.every(([, text]) => !text)) return undefined;
  return (
    <>
      {condition}
      {texts.map(([key, text]) => text && <p key={key}>{text}</p>)}
      {link && (
        <p>
          <FieldLink {...link} />
        </p>
      )}
    </>
  );
}

/** The condition of a field in words, for pages on which no script can hide the field. */
export function Condition({ on }: { on: FieldDefinition | undefined }) {
  const t = useWords(dynamicFormWords);
  if (!on) return null;
  const label = on.label ?? on.name;
  const words = typeOf(on).sends === "tick" ? "onlyIfTicked" : "onlyIf";
  return <p className="plain-only">{t(words, { label })}</p>;
}

/** Splits `text|fieldname`; the name is undefined where the text stands alone. */
export function sideLabelParts(sideLabel: string): { text: string; source: string | undefined } {
  const at = sideLabel.lastIndexOf("|");
  if (at < 0) return { text: sideLabel, source: undefined };
  return { text: sideLabel.slice(0, at), source: sideLabel.slice(at + 1).trim() };
}

/** The text beside a field, with another field's present value where it asks for one. */
export function sideLabelOf(
  { side_label }: FieldDefinition,
  fields: readonly FieldDefinition[],
  present: Answers,
): string | undefined {
  if (!side_label) return undefined;
  const { text, source } = sideLabelParts(side_label);
  if (source === undefined) return text;
  const value = answerOf(present, source) ?? "";
  const options = fields.find(({ name }) => name === source)?.options;
  const shown = options?.find((option) => option.value === value)?.label ?? value;
  return [text.trim(), shown].filter(Boolean).join(" ");
}

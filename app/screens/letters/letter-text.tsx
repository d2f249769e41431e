import { useWords } from "~/ui/ui-context";
import { letterWords } from "./words";

export interface LetterTextProps {
  title: string;
  text: string;
  sha256: string;
}

/** The text that is signed, as the PDF has it, with its digest. */
export function LetterText({ title, text, sha256 }: LetterTextProps) {
  const t = useWords(letterWords);
  return (
    <section className="stack">
      <h2 id="text">{title}</h2>
      <p className="whitespace-pre-line wrap-break-word">{text}</p>
      <p className="hint">
        {t("digest")}: <code className="break-all">{sha256}</code>
      </p>
    </section>
  );
}

import { bylawsMessages } from "#modules/bylaws/contract";
import { translator } from "#modules/platform/messages";
import { Notice } from "~/ui/notice";
import { useUi } from "~/ui/ui-context";

/** What is unusual about the saved answers. */
export function Warnings({ texts }: { texts: readonly string[] }) {
  const words = translator(bylawsMessages, useUi().locale);
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning" title={words("warningsTitle")} className="no-print mb-8">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}

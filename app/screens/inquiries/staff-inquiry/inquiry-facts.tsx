import { inboxMessages } from "~/parts/inquiries/words";
import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import type { InquiryData } from "../inbox.server";

/** Who wrote and what for. */
export function InquiryFacts({ inquiry, facts }: Pick<InquiryData, "inquiry" | "facts">) {
  const t = useWords(inboxMessages);
  const told = facts.map(({ name, term, text }) => ({
    term,
    description: name === "email" ? <a href={`mailto:${text}`}>{text}</a> : text,
  }));
  return (
    <DescriptionList
      facts={[
        ...told,
        { term: t("factState"), description: t(`state.${inquiry.state}`) },
        { term: t("factAssignee"), description: inquiry.assignee || t("nobody") },
      ]}
    />
  );
}

import { subjects } from "#modules/inquiries/contract";
import { translator } from "#modules/platform/messages";
import { inboxMessages } from "~/parts/inquiries/words";
import { DescriptionList } from "~/ui/details";
import { useUi, useWords } from "~/ui/ui-context";
import type { InquiryRow } from "../inbox-views";
import { contactWords } from "../words";

/** Who wrote and what for. */
export function InquiryFacts({ inquiry }: { inquiry: InquiryRow }) {
  const t = useWords(inboxMessages);
  const say = translator(contactWords, useUi().locale);
  const { kind, name, email, phone, organization, ein, groupNumber, affiliates, regions } = inquiry;
  const subject = subjects.find((one) => one === inquiry.subject);
  const isGreek = kind === "greek_collector";
  const facts = [
    { term: t("factName"), description: name },
    { term: t("factEmail"), description: <a href={`mailto:${email}`}>{email}</a> },
    { term: t("factPhone"), description: phone },
    { term: t(isGreek ? "factCampus" : "factOrganization"), description: organization },
    { term: t("factSubject"), description: subject ? say(`subject.${subject}`) : "" },
    { term: t("factEin"), description: ein },
    { term: t("factGroup"), description: groupNumber },
    { term: t("factAffiliates"), description: affiliates === null ? "" : String(affiliates) },
    { term: t("factRegions"), description: regions },
    { term: t("factState"), description: t(`state.${inquiry.state}`) },
    { term: t("factAssignee"), description: inquiry.assignee || t("nobody") },
  ];
  return <DescriptionList facts={facts.filter(({ description }) => description !== "")} />;
}

import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import type { EntryRow } from "../contest-views";
import { entryMessages } from "../contest-words";
import { contestStaffMessages } from "../staff-contest-words";

/** Who sent an entry, what it was ticked to be, and what is known of its file. */
export function EntryFacts({ entry }: { entry: EntryRow }) {
  const t = useWords(contestStaffMessages);
  const say = useWords(entryMessages);
  const yes = (value: boolean) => t(value ? "yes" : "no");
  const { organization, email, type, isMember, hasRelease, counts, fileName, size } = entry;
  const { lostPlace, placeTitle, length, claimedLength: claimed } = entry;
  const facts = [
    { term: t("factOrganization"), description: organization },
    { term: t("factEmail"), description: email },
    { term: t("factType"), description: say(`type.${type}`) },
    { term: t("factMember"), description: t("unchecked", { answer: yes(isMember) }) },
    { term: t("factRelease"), description: yes(hasRelease) },
    { term: t("factCounts"), description: lostPlace ? t("factLost") : yes(counts) },
    ...(placeTitle ? [{ term: t("factPlace"), description: placeTitle }] : []),
    ...(fileName ? [{ term: t("factFile"), description: `${fileName}, ${size}` }] : []),
    ...(length
      ? [
          {
            term: t("factLength"),
            description: claimed ? t("lengthShort", { length, claimed }) : length,
          },
        ]
      : []),
    { term: t("factSent"), description: entry.sent },
    ...(entry.reason ? [{ term: t("factReason"), description: entry.reason }] : []),
  ];
  return <DescriptionList facts={facts} />;
}

import type { PublicProfile } from "#modules/accounts/contract";
import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import { profileMessages } from "../words";

/** What an organization chose to say about itself. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const t = useWords(profileMessages);
  const { about, place, website, phone } = profile;
  const facts = [
    ...(place ? [{ term: t("show.place"), description: place }] : []),
    ...(website
      ? [
          {
            term: t("show.website"),
            description: (
              <a href={website} rel="nofollow ugc noopener" className="file-name">
                {website.replace(/^https?:\/\//, "").replace(/\/$/, "")}
              </a>
            ),
          },
        ]
      : []),
    ...(phone
      ? [
          {
            term: t("show.phone"),
            description: <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>,
          },
        ]
      : []),
  ];
  if (!about && facts.length === 0) return <p className="hint">{t("show.empty")}</p>;
  return (
    <div className="stack">
      {about && (
        <section className="stack">
          <h2>{t("show.about")}</h2>
          <p className="profile-about">{about}</p>
        </section>
      )}
      {facts.length > 0 && <DescriptionList facts={facts} />}
    </div>
  );
}

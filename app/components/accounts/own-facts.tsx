import type { OwnProfile } from "#modules/accounts/contract";
import { DescriptionList } from "~/components/ui/details";
import { useAccountWords } from "./use-account-words";

/** The own data of a person. */
export function OwnFacts({ profile }: { profile: OwnProfile }) {
  const t = useAccountWords();
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ");
  const organizations = profile.accounts.map((account) => (
    <div key={account.id}>
      {account.isPrimary ? t("account.primary", { name: account.name }) : account.name}
    </div>
  ));
  return (
    <DescriptionList
      facts={[
        { term: t("account.name"), description: name || t("account.noName") },
        { term: t("account.email"), description: profile.email },
        { term: t("account.phone"), description: profile.phone || t("account.noName") },
        {
          term: t("account.organizations"),
          description:
            organizations.length > 0
              ? organizations
              : t(profile.isStaff ? "account.staff" : "account.noOrganizations"),
        },
      ]}
    />
  );
}

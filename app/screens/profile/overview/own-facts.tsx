import type { OwnProfile } from "#modules/accounts/contract";
import { accountsPages } from "~/parts/accounts/words";
import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";

/** What of a person is changed elsewhere: the address to sign in with, the organizations. */
export function OwnFacts({ profile }: { profile: OwnProfile }) {
  const t = useWords(accountsPages);
  const organizations = profile.accounts.map((account) => (
    <div key={account.id}>
      {account.isPrimary ? t("account.primary", { name: account.name }) : account.name}
    </div>
  ));
  return (
    <DescriptionList
      facts={[
        { term: t("account.email"), description: profile.email },
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

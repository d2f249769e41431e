import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import type { WireUser } from "./wire-user";
import { peoplePages } from "./words";

/** A person's details for those who may not change them. */
export function PersonFacts({ user }: { user: WireUser }) {
  const t = useWords(peoplePages);
  const given = (text: string) => text || <span className="hint">{t("none")}</span>;
  const chosen = (flag: 0 | 1) => t(flag ? "yes" : "no");
  return (
    <div className="mt-4">
      <DescriptionList
        facts={[
          { term: t("email"), description: user.email },
          { term: t("firstName"), description: given(user.first_name) },
          { term: t("lastName"), description: given(user.last_name) },
          { term: t("phone"), description: given(user.phone) },
          { term: t("smsPhone"), description: given(user.sms_phone) },
          { term: t("isPrimary"), description: chosen(user.is_primary) },
          { term: t("bulk"), description: chosen(user.is_subscribed_bulk_emails) },
          { term: t("events"), description: chosen(user.is_subscribed_event_emails) },
          { term: t("sms"), description: chosen(user.is_subscribed_sms) },
        ]}
      />
    </div>
  );
}

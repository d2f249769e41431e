import { formatLongDate } from "#modules/platform/format";
import { paths } from "~/http/paths";
import { LapseNotice } from "~/parts/renewal/lapse-notice";
import { renewalPages } from "~/parts/renewal/words";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";
import { GroupNotice } from "./group-notice";
import { MembershipFacts } from "./membership-facts";
import { OopsDialog } from "./oops-dialog";
import { OpenRenewalPart } from "./open-renewal";
import { type RenewalAnswer, RenewalForm } from "./renewal-form";
import { RenewalLinks } from "./renewal-links";
import type { RenewalView } from "./renewal-page.server";

export interface RenewalScreenProps {
  view: RenewalView;
  answer: RenewalAnswer | undefined;
}

/** The renewal of an account's membership, from the warning to the invoice that waits. */
export function RenewalScreen({ view, answer }: RenewalScreenProps) {
  const t = useWords(renewalPages);
  const ui = useUi();
  const { page, isOnBehalf, isGroupAsked } = view;
  const { accountName: name, membership } = page;
  const title = isOnBehalf ? t("titleStaff", { name }) : t("title");
  if (!membership) {
    return (
      <FormPage>
        <PageTitle title={title} />
        <Notice title={t("notMember")} className="mb-8">
          <p>{t("notMemberText")}</p>
        </Notice>
        <ButtonLink to={homeOf(view)}>{t("home")}</ButtonLink>
      </FormPage>
    );
  }
  const { standing, open } = membership;
  const date = formatLongDate(membership.facts.dueOn, ui);
  const hasForm = !open && !isGroupAsked;
  const facts = (
    <>
      <LapseNotice membership={membership} />
      <MembershipFacts page={page} membership={membership} />
    </>
  );
  const refusal = answer && "ok" in answer ? answer : undefined;
  return (
    <FormPage>
      <PageTitle
        title={title}
        lede={t(standing.state === "current" ? "lede" : "ledeLate", { name, date })}
        answer={refusal}
      />
      {hasForm ? (
        <RenewalForm view={view} membership={membership} answer={answer}>
          {facts}
        </RenewalForm>
      ) : (
        <div className="renewal">
          {refusal && <OopsDialog refusal={refusal} />}
          {!open && <GroupNotice view={view} />}
          {facts}
          {open && <OpenRenewalPart view={view} open={open} />}
        </div>
      )}
      <RenewalLinks fees={view.fees} named={view.isOnBehalf ? view.page.accountId : view.named} />
    </FormPage>
  );
}

/** Where somebody goes who does not renew. */
const homeOf = ({ isOnBehalf, named, page }: RenewalView): string =>
  isOnBehalf
    ? paths.staffAccount(page.accountId)
    : named === undefined
      ? paths.app
      : paths.appOf(named);

import { useNavigate } from "@remix-run/react";
import { paths } from "~/http/paths";
import { renewalPages } from "~/parts/renewal/words";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useWords } from "~/ui/ui-context";
import { formAddress } from "./form-address";
import type { RenewalView } from "./renewal-page.server";

/** Warns a member of a group that is billed together, before the form is used. */
export function GroupNotice({ view }: { view: RenewalView }) {
  const t = useWords(renewalPages);
  const navigate = useNavigate();
  const { page, isOnBehalf } = view;
  const cancelTo = isOnBehalf ? paths.staffAccount(page.accountId) : paths.account;
  return (
    <Dialog
      isOpen
      title={t("group.title")}
      onClose={() => navigate(cancelTo)}
      actions={
        <>
          <ButtonLink to={formAddress(view, true)}>{t("group.go")}</ButtonLink>
          <ButtonLink to={cancelTo} variant="secondary">
            {t("group.cancel")}
          </ButtonLink>
        </>
      }
    >
      <p>{t("group.text", { name: page.accountName, group: page.group?.label ?? "" })}</p>
    </Dialog>
  );
}

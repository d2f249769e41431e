import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import { profileMessages } from "../words";

/** Tells people of the account what others see, and leads to where it is changed. */
export function OwnNotice({ accountId, isPublic }: { accountId: number; isPublic: boolean }) {
  const t = useWords(profileMessages);
  return (
    <div className="mb-8">
      <Notice title={t(isPublic ? "show.ownTitle" : "show.previewTitle")}>
        <p>{t(isPublic ? "show.own" : "show.preview")}</p>
        <div className="btn-row mt-4">
          <ButtonLink to={paths.profileImage(accountId)} variant="secondary">
            {t("show.changePicture")}
          </ButtonLink>
          <ButtonLink to={paths.accountUpdate(accountId)} variant="secondary">
            {t("show.changeText")}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}

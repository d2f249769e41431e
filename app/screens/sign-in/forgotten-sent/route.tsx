import { paths } from "~/http/paths";
import { signInPages } from "~/parts/sign-in/words";
import { ButtonLink } from "~/ui/button";
import { FormPage, PageTitle } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";

/** What happens after asking for a reset link; the same for every address. */
export default function LinkSent() {
  const { brand } = useUi();
  const t = useWords(signInPages);
  return (
    <FormPage>
      <PageTitle title={t("sent.title")} lede={t("sent.lede")} />
      <div className="prose">
        <ul>
          <li>{t("sent.next1")}</li>
          <li>{t("sent.next2")}</li>
          <li>{t("sent.next3", { email: brand.supportEmail, phone: brand.supportPhone })}</li>
        </ul>
      </div>
      <div className="btn-row mt-8">
        <ButtonLink to={paths.login()}>{t("forgot.back")}</ButtonLink>
        <ButtonLink to={paths.passwordEmail} variant="secondary">
          {t("sent.again")}
        </ButtonLink>
      </div>
    </FormPage>
  );
}

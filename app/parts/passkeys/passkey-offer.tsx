import { passkeyPaths } from "~/http/passkey-paths";
import { useRootData } from "~/root-data";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import { usePasskeys } from "./passkey-button";
import { passkeyPages } from "./words";

/** Offers a passkey to whom it was not offered before; a browser without script or passkeys shows nothing. */
export function PasskeyOffer() {
  const isOpen = useRootData()?.user?.offersPasskey;
  const isAble = usePasskeys();
  const t = useWords(passkeyPages);
  if (!isOpen || !isAble) return null;
  return (
    <Notice title={t("offer.title")} className="mb-8">
      <p>{t("offer.text")}</p>
      <Form id="passkey-offer" action={passkeyPaths.list} label={t("offer.title")}>
        <div className="btn-row">
          <ButtonLink to={passkeyPaths.add}>{t("offer.add")}</ButtonLink>
          <SubmitButton variant="secondary">{t("offer.decline")}</SubmitButton>
        </div>
      </Form>
    </Notice>
  );
}

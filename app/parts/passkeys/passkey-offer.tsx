import { passkeyPaths } from "~/http/passkey-paths";
import { useRootData } from "~/root-data";
import { ButtonLink } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import { passkeyOfferWords } from "./offer-words";
import { usePasskeys } from "./use-passkeys";

/** Offers a passkey to whom it was not offered before; a browser without script or passkeys shows nothing. */
export function PasskeyOffer() {
  const isOpen = useRootData()?.user?.offersPasskey;
  const isAble = usePasskeys();
  const t = useWords(passkeyOfferWords);
  if (!isOpen || !isAble) return null;
  return (
    <Notice title={t("title")} className="needs-script mb-8">
      <p>{t("text")}</p>
      <Form id="passkey-offer" action={passkeyPaths.list} label={t("title")}>
        <div className="btn-row">
          <ButtonLink to={passkeyPaths.add}>{t("add")}</ButtonLink>
          <SubmitButton variant="secondary">{t("decline")}</SubmitButton>
        </div>
      </Form>
    </Notice>
  );
}

import { Dropbox } from "~/components/dynamic-form/dropbox";
import { useWords } from "~/components/ui/ui-context";
import { renewalPages } from "~/messages/renewal";

/** Where an organization's latest tax return is uploaded. */
export function ReturnFiles({ accountId }: { accountId: number }) {
  const t = useWords(renewalPages);
  return (
    <Dropbox
      name="file_uploads"
      label={t("return.file")}
      value={undefined}
      action={undefined}
      options={[]}
      along={{ profile_id: String(accountId) }}
    />
  );
}

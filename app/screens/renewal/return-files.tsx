import { Dropbox } from "~/parts/dynamic-form/dropbox";
import { renewalPages } from "~/parts/renewal/words";
import { useWords } from "~/ui/ui-context";

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

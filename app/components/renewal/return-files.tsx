import { Dropbox } from "~/components/dynamic-form/dropbox";
import { useRenewalWords } from "./use-renewal-words";

/** Where an organization's latest tax return is uploaded. */
export function ReturnFiles({ accountId }: { accountId: number }) {
  const t = useRenewalWords();
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

import { DescriptionList } from "~/components/ui/details";
import { Form, SubmitButton } from "~/components/ui/form";
import { paths } from "~/http/paths";
import { useAccountWords } from "./use-account-words";

export interface DeviceListProps {
  devices: readonly { device: string; isCurrent: boolean; lastSeen: string }[];
}

/** Where a person is signed in, and the way to sign out everywhere else. */
export function DeviceList({ devices }: DeviceListProps) {
  const t = useAccountWords();
  return (
    <>
      <DescriptionList
        facts={devices.map(({ device, isCurrent, lastSeen }) => ({
          term: t(isCurrent ? "account.thisDevice" : "account.otherDevice"),
          description: (
            <>
              {device || t("account.unknownDevice")}
              <div className="hint">{t("account.lastSeen", { time: lastSeen })}</div>
            </>
          ),
        }))}
      />
      {devices.length > 1 ? (
        <Form action={paths.accountSessions}>
          <SubmitButton variant="secondary">{t("account.endOthers")}</SubmitButton>
        </Form>
      ) : (
        <p className="hint">{t("account.onlyHere")}</p>
      )}
    </>
  );
}

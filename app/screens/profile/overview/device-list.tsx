import { paths } from "~/http/paths";
import { accountsPages } from "~/parts/accounts/words";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import { settingsPages } from "../words";

export interface Device {
  readonly id: string;
  readonly device: string;
  readonly isCurrent: boolean;
  readonly lastSeen: string;
}

/** Where a person is signed in, and the way to sign out one device or all others. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useWords(accountsPages);
  return (
    <>
      <dl className="facts">
        {devices.map((device) => (
          <div key={device.id}>
            <dt>{t(device.isCurrent ? "account.thisDevice" : "account.otherDevice")}</dt>
            <dd>
              {device.device || t("account.unknownDevice")}
              <div className="hint">{t("account.lastSeen", { time: device.lastSeen })}</div>
            </dd>
            {!device.isCurrent && (
              <dd>
                <EndDevice device={device} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {devices.length > 1 ? (
        <Form action={paths.accountSessions} id="others">
          <SubmitButton variant="secondary">{t("account.endOthers")}</SubmitButton>
        </Form>
      ) : (
        <p className="hint">{t("account.onlyHere")}</p>
      )}
    </>
  );
}

function EndDevice({ device: { id, device, lastSeen } }: { device: Device }) {
  const accounts = useWords(accountsPages);
  const t = useWords(settingsPages);
  const name = device || accounts("account.unknownDevice");
  return (
    <Form action={paths.accountSessions} id={`device-${id}`}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        variant="link"
        className="whitespace-nowrap"
        aria-label={t("own.endDevice", { device: name, time: lastSeen })}
      >
        {t("own.end")}
      </SubmitButton>
    </Form>
  );
}

import { deviceFrom } from "../../sign-in/domain/device-label";

/**
 * Where common authenticators keep their keys, by the number of their model (AAGUID), as their makers publish
 * it; whoever is not here is named by the device.
 */
const keepers: Readonly<Record<string, string>> = {
  "08987058-cadc-4b81-b6e1-30de50dcbe96": "Windows Hello",
  "6028b017-b1d4-4c02-b4b3-afcdafc96bb2": "Windows Hello",
  "9ddd1817-af5a-4672-a2b9-3e3dd95000a9": "Windows Hello",
  "53414d53-554e-4700-0000-000000000000": "Samsung Pass",
  "531126d6-e717-415c-9320-3d9aa6981239": "Dashlane",
  "adce0002-35bc-c60a-648b-0b25f1f05503": "Chrome, Mac",
  "bada5566-a7aa-401f-bd96-45619a55120d": "1Password",
  "d548826e-79b4-db40-a3d8-11116f7e8349": "Bitwarden",
  "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4": "Google Password Manager",
  "fbfc3007-154e-4ecc-8c0b-6e020557d7bd": "iCloud Keychain",
};

/** What a passkey is called until its person says otherwise; "" where nothing is known. */
export function defaultName(aaguid: string, userAgent: string): string {
  const { browser, system } = deviceFrom(userAgent);
  return keeperOf(aaguid) || [browser, system].filter(Boolean).join(", ");
}

/** What keeps a passkey of this model; "" where that is not known. */
export const keeperOf = (aaguid: string): string => keepers[aaguid] ?? "";

/** By what a passkey is reached: what is plugged in or held near is a security key of its own. */
export const isSecurityKey = (transports: readonly string[]): boolean =>
  !transports.includes("internal") &&
  transports.some((one) => one === "usb" || one === "nfc" || one === "ble");

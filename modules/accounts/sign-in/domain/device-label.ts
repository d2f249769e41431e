const browsers = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** A browser and the system that it runs on, by their own names; "" where nothing is known. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** Reads as much of a User-Agent header as a person needs to recognise their own device. */
export function deviceFrom(userAgent: string): Device {
  const find = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "";
  return { browser: find(browsers), system: find(systems) };
}

/** The device as it is kept with the session: "Firefox, Windows", or "". */
export function deviceLabel(userAgent: string): string {
  const { browser, system } = deviceFrom(userAgent);
  return [browser, system].filter(Boolean).join(", ");
}

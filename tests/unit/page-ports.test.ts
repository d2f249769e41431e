import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { reportFault } from "#modules/platform/error-report.server";
import { type AnalyticsEvent, trackEvent } from "~/http/analytics.client";
import { startErrorReports } from "~/http/error-reports.client";
import { withoutKeys } from "~/http/private-pages";

interface FakePage {
  metas?: Record<string, string>;
  path?: string;
  protocol?: string;
}

/** As much of a window as the ports touch. */
function fakePage({ metas = {}, path = "/", protocol = "https:" }: FakePage) {
  const listeners = new Map<string, (event: unknown) => void>();
  const beacons: { url: string; body: Record<string, unknown> }[] = [];
  const page = {
    document: {
      querySelector(selector: string) {
        const name = /meta\[name="([^"]+)"\]/.exec(selector)?.[1] ?? "";
        return name in metas ? { content: metas[name] } : null;
      },
    },
    location: { pathname: path, protocol },
    navigator: {
      sendBeacon: (url: string, body: string) => beacons.push({ url, body: JSON.parse(body) }),
    },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  };
  const seen = page as typeof page & { dataLayer?: { event: AnalyticsEvent }[] };
  return { page: page as unknown as Window, seen, listeners, beacons };
}

describe("analytics", () => {
  it("A-27 does nothing until a container is configured", () => {
    const { page, seen } = fakePage({});
    expect(trackEvent("application started", page)).toBe(false);
    expect(seen.dataLayer).toBeUndefined();
  });

  it("A-27 pushes the event's name alone to window.dataLayer", () => {
    const { page, seen } = fakePage({ metas: { analytics: "GTM-1" } });
    expect(trackEvent("application started", page)).toBe(true);
    trackEvent("contact sent", page);
    expect(seen.dataLayer).toEqual([{ event: "application started" }, { event: "contact sent" }]);
  });

  it.each([
    "/app/payments",
    "/app/payments/paypal/return",
    "/password/reset/some-token",
    "/invitation/some-token",
    "/account/email/12.some-token",
    "/unsubscribe/12.bulk.some-token",
    "/bylaws-generator/chapter/some-hash",
  ])("A-27 pushes nothing on the private page %s", (path) => {
    const { page, seen } = fakePage({ metas: { analytics: "GTM-1" }, path });
    expect(trackEvent("fire-renewal-submitted", page)).toBe(false);
    expect(seen.dataLayer).toBeUndefined();
  });
});

describe("error reports", () => {
  const metas = { "error-reports": "https://errors.example/in" };

  it("A-28 are off in the browser until configured", () => {
    const { page, listeners } = fakePage({});
    expect(startErrorReports(page)).toBe(false);
    expect(listeners.size).toBe(0);
  });

  it.each(["chrome-extension:", "moz-extension:", "safari-web-extension:"])(
    "A-28 are not started inside a browser extension (%s)",
    (protocol) => {
      const { page, listeners } = fakePage({ metas, protocol });
      expect(startErrorReports(page)).toBe(false);
      expect(listeners.size).toBe(0);
    },
  );

  it("A-28 send the error and the path, never the query, once configured", () => {
    const { page, listeners, beacons } = fakePage({ metas, path: "/login" });
    expect(startErrorReports(page)).toBe(true);
    listeners.get("error")?.({ error: new TypeError("boom") });
    listeners.get("unhandledrejection")?.({ reason: "no" });
    expect(beacons.map(({ url }) => url)).toEqual(Array(2).fill("https://errors.example/in"));
    expect(beacons[0]?.body).toMatchObject({ path: "/login", name: "TypeError", message: "boom" });
    expect(beacons[1]?.body).toMatchObject({ message: "no" });
  });

  it("A-28 leave out of the path what opens something", () => {
    const secret = "Zx3_kd-93Jd02kdPq9Lm2W";
    const path = `/account/email/12.${secret}`;
    const { page, listeners, beacons } = fakePage({ metas, path });
    startErrorReports(page);
    listeners.get("error")?.({ error: new Error("boom") });
    expect(beacons[0]?.body).toMatchObject({ path: "/account/email/12.…" });
    expect(withoutKeys(`/password/reset/${secret}${secret}`)).toBe("/password/reset/…");
    expect(withoutKeys("/state-registration/district-of-columbia")).toBe(
      "/state-registration/district-of-columbia",
    );
  });

  it("A-28 go out from the server only when an address is configured", async () => {
    const received: Record<string, unknown>[] = [];
    const server = createServer((req, res) => {
      let text = "";
      req.on("data", (chunk) => {
        text += chunk;
      });
      req.on("end", () => {
        received.push(JSON.parse(text));
        res.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
    try {
      reportFault(new Error("unheard"), "AAAA", undefined);
      reportFault(new Error("heard"), "BBBB", url);
      await expect.poll(() => received.length).toBe(1);
      expect(received[0]).toMatchObject({ source: "server", reference: "BBBB", message: "heard" });
    } finally {
      server.close();
    }
  });
});

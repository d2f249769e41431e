import { describe, expect, it } from "vitest";
import { href, laterPage, ofAccount, otherThan } from "~/http/href";

describe("an address by its row in the table", () => {
  it("takes a value for each parameter, and none that is not there", () => {
    expect(href("/pricing")).toBe("/pricing");
    expect(href("/app/gifts/:id/letter", { id: 7 })).toBe("/app/gifts/7/letter");
    expect(href("/shared/:token/files/:id", { token: "a", id: 0 })).toBe("/shared/a/files/0");
    const step = "hosted/open" as "credit" | "hosted/open";
    expect(href(`/app/payments/${step}`)).toBe("/app/payments/hosted/open");
  });

  it("keeps what an address may hold, and encodes what would end a part of it", () => {
    const duty = (code: string) => href("/app/calendar/:code/:period", { code, period: "2026" });
    expect(duty("us.990n")).toBe("/app/calendar/us.990n/2026");
    expect(duty("a/b?c#d é")).toBe("/app/calendar/a%2Fb%3Fc%23d%20%C3%A9/2026");
    expect(duty("$&")).toBe("/app/calendar/%24%26/2026");
  });

  it("asks in the order that is given, without what says nothing", () => {
    const query = { b: 0, a: "x y&z", none: undefined, empty: "", no: false, yes: true };
    expect(href("/app", {}, query)).toBe("/app?b=0&a=x+y%26z&yes=1");
    expect(href("/app", {}, { none: undefined })).toBe("/app");
    expect(href("/app", {}, new URLSearchParams("a=&a=1"))).toBe("/app?a=&a=1");
    const shown = { ...ofAccount(3), show: otherThan("all", "all"), page: laterPage(2) };
    expect(href("/app/group", {}, shown)).toBe("/app/group?account_id=3&page=2");
    expect(href("/app", {}, { ...ofAccount(undefined), page: laterPage(1) })).toBe("/app");
  });

  it("compiles for rows of the table alone, with exactly their parameters", () => {
    const wrong = () => [
      // @ts-expect-error no such address
      href("/app/gift"),
      // @ts-expect-error what is no address catches the rest
      href("/*"),
      // @ts-expect-error an address, but not of a row
      href("/app/gifts/7/letter"),
      // @ts-expect-error its parameter is missing
      href("/app/gifts/:id/letter"),
      // @ts-expect-error its parameter has another name
      href("/app/gifts/:id/letter", { gift: 7 }),
      // @ts-expect-error one of two is missing
      href("/shared/:token/files/:id", { token: "a" }),
      // @ts-expect-error one too many
      href("/app/gifts/:id/letter", { id: 7, page: 2 }),
      // @ts-expect-error it has none
      href("/pricing", { id: 7 }),
      // @ts-expect-error not a value
      href("/app/gifts/:id/letter", { id: undefined }),
      // @ts-expect-error one of the steps is no address
      href(`/app/payments/${"credit" as "credit" | "cash"}`),
    ];
    expect(wrong).toBeTypeOf("function");
  });
});

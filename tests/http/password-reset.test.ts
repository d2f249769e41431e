import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePerson, newAddress, password } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { mailedToken, newPassword, resetBody, script } from "./password-script";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

describe("resetting a password", () => {
  it("A-34 answers the same for a known and an unknown address", async () => {
    const answers = [];
    for (const email of [(await makePerson()).email, newAddress()]) {
      const answer = await (await script(web.url)).call("/password/email", "POST", { email });
      answers.push([answer.status, await answer.json()]);
    }
    expect(answers).toEqual([
      [200, { status: "sent" }],
      [200, { status: "sent" }],
    ]);
  });

  it("A-36 A-46 A-47 shows two empty passwords, the meter, the guidance and the button", async () => {
    const { email } = await makePerson();
    const page = await new Visitor(web.url).open(
      `/password/reset/${await mailedToken(web.url, email)}`,
    );
    expect(page.status).toBe(200);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cache-control")).toContain("no-store");
    for (const name of ["password", "password_confirmation"]) {
      const [input = ""] = page.html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`)) ?? [];
      expect(input).toContain('type="password"');
      expect(input).not.toContain("value=");
    }
    expect(page.text).toMatch(/Password strength: Very weak/);
    expect(page.text).toMatch(/needs: At least 8 characters Letters and numbers/);
    expect(page.text).toMatch(
      /optional\): Upper and lower case Special characters !,%,&,@,#,\$,\^/,
    );
    expect(page.html).toMatch(/<button[^>]*>Reset password<\/button>/);
  });

  it("A-37 A-38 answers a script with an address as JSON text and the password is changed", async () => {
    const { email } = await makePerson();
    const body = resetBody(email, await mailedToken(web.url, email));
    const answer = await (await script(web.url)).call("/password/reset", "POST", body);
    expect(answer.status).toBe(200);
    const url: unknown = await answer.json();
    expect(url).toBe("/login?reset=1");
    const login = await new Visitor(web.url).open(String(url));
    expect(login.text).toContain("Your password was changed");
    const visitor = await script(web.url);
    expect((await visitor.submit("/login", { email, password })).status).toBe(422);
    expect((await visitor.submit("/login", { email, password: newPassword })).status).toBe(303);
  });

  it("A-38 leads a plain form to the sign-in page, under a new visitor's value", async () => {
    const { email } = await makePerson();
    const visitor = new Visitor(web.url);
    const path = `/password/reset/${await mailedToken(web.url, email)}`;
    const form = await visitor.open(path);
    const before = visitor.cookie("sid");
    const page = await visitor.submit(path, resetBody(form.hidden("email"), form.hidden("token")));
    expect(page.status).toBe(303);
    expect(page.headers.get("location")).toBe("/login?reset=1");
    expect(visitor.cookie("sid")).toMatch(/^v\./);
    expect(visitor.cookie("sid")).not.toBe(before);
  });

  it("A-39 says That didn't work. when the link is refused, and keeps the form", async () => {
    const { email } = await makePerson();
    const visitor = new Visitor(web.url);
    const path = "/password/reset/not-a-token-of-ours";
    await visitor.open(path);
    const page = await visitor.submit(path, resetBody(email, "not-a-token-of-ours"));
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/<dialog[^>]*class="toast[\s\S]*That didn&#x27;t work\./);
    expect(page.html).toMatch(/<button[^>]*>Reset password<\/button>/);
  });

  it.each([
    ["its own page, which keeps its address to itself", "same-origin", 303],
    ["a page of another site", "cross-site", 403],
  ])("takes a plain form from %s with Origin: null as %s", async (_name, site, status) => {
    const { email } = await makePerson();
    const visitor = new Visitor(web.url);
    const path = `/password/reset/${await mailedToken(web.url, email)}`;
    const form = await visitor.open(path);
    const fields = { _token: form.csrfToken, ...resetBody(email, form.hidden("token")) };
    const { status: given } = await visitor.request(path, {
      method: "POST",
      headers: { Accept: "text/html", Origin: "null", "Sec-Fetch-Site": site },
      body: new URLSearchParams(fields),
    });
    expect(given).toBe(status);
  });

  it.each([
    ["A-40 two that differ", { password_confirmation: "another-band-48" }, "password_confirmation"],
    ["A-41 7 characters", { password: "band-47", password_confirmation: "band-47" }, "password"],
    [
      "A-42 letters only",
      { password: "bandbandband", password_confirmation: "bandbandband" },
      "password",
    ],
    [
      "A-44 a common one",
      { password: "password1", password_confirmation: "password1" },
      "password",
    ],
  ])("refuses %s with 422 at the field", async (_name, changes, field) => {
    const { email } = await makePerson();
    const body = resetBody(email, await mailedToken(web.url, email), changes);
    const answer = await (await script(web.url)).call("/password/reset", "POST", body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});

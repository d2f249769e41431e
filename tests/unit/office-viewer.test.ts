import { describe, expect, it } from "vitest";
import { officeViewer } from "~/screens/bylaws/view/office-viewer";

const path = "/bylaws-generator/download/Ab-c_1?version=2&format=docx";

describe("the office viewer's link", () => {
  it("E-16 leads to the file's own address, all of it encoded", () => {
    expect(officeViewer("https://forms.goodstanding.org", path)).toBe(
      "https://view.officeapps.live.com/op/view.aspx?src=https%3A%2F%2Fforms.goodstanding.org%2Fbylaws-generator%2Fdownload%2FAb-c_1%3Fversion%3D2%26format%3Ddocx",
    );
  });

  it.each([
    "http://forms.goodstanding.org",
    "http://localhost:3000",
    "https://localhost",
    "https://app.localhost",
    "https://intranet",
    "https://club.local",
    "https://club.internal",
    "https://goodstanding.example",
    "https://127.0.0.1",
    "https://10.1.2.3:8443",
    "https://172.16.0.1",
    "https://172.31.255.1",
    "https://192.168.1.10",
    "https://169.254.1.1",
    "https://100.64.0.1",
    "https://[::1]",
    "https://[fd00::1]",
  ])("E-16 is not offered from %s, which nobody outside reaches", (origin) => {
    expect(officeViewer(origin, path)).toBeUndefined();
  });

  it.each(["https://172.15.0.1", "https://172.32.0.1", "https://8.8.8.8", "https://a.io"])(
    "E-16 is offered from %s",
    (origin) => expect(officeViewer(origin, path)).toContain("view.officeapps.live.com"),
  );
});

import { describe, expect, it } from "vitest";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { ProgressBar } from "~/ui/progress";
import { StatusBadge } from "~/ui/status-badge";
import { EmptyState, Table } from "~/ui/table";
import { Toast, ToastRegion } from "~/ui/toast";
import { shownErrors } from "~/ui/use-form-state";
import { render, tagOf, textOf } from "./render";

describe("errors of a form", () => {
  const answer = {
    ok: false,
    status: 422,
    message: "There is a problem.",
    errors: { email: ["The first.", "The second."], name: ["A name is needed."], none: [] },
    values: {},
  } as const;

  it("A-57 shows the first message of every field", () => {
    expect(shownErrors(answer, new Set())).toEqual({
      email: "The first.",
      name: "A name is needed.",
    });
  });

  it("A-58 leaves out the fields that were edited", () => {
    expect(shownErrors(answer, new Set(["email"]))).toEqual({ name: "A name is needed." });
  });

  it("shows none before an answer and after success", () => {
    expect(shownErrors(undefined, new Set())).toEqual({});
    expect(shownErrors({ ok: true }, new Set())).toEqual({});
  });

  it("links every error to its field and takes focus without script", () => {
    const html = render(<ErrorSummary errors={[{ id: "email", text: "The first." }]} />);
    expect(html).toContain('<a href="#email">The first.</a>');
    expect(textOf(html)).toContain("There is a problem");
    expect(tagOf(html, "div")).toMatch(/autofocus/i);
    expect(tagOf(html, "div")).toContain('tabindex="-1"');
  });
});

describe("messages", () => {
  it("A-63 writes a toast on the server that its own form closes", () => {
    const html = render(
      <ToastRegion>
        <Toast title="Success!">Your data was saved.</Toast>
      </ToastRegion>,
    );
    expect(tagOf(html, "div")).toContain('role="status"');
    expect(tagOf(html, "dialog")).toContain("open");
    expect(tagOf(html, "form")).toContain('method="dialog"');
    expect(textOf(html)).toBe("Success!Your data was saved.");
  });

  it("A-20 writes an open dialog into the page", () => {
    const dialog = (isOpen: boolean) =>
      tagOf(render(<Dialog isOpen={isOpen} title="Are you sure?" />), "dialog");
    expect(dialog(true)).toContain("open");
    expect(dialog(false)).not.toContain("open");
  });

  it("says the kind of a notice in words", () => {
    expect(textOf(render(<Notice tone="warning" title="Oops..." />))).toBe("Attention: Oops...");
  });

  it("gives a progress bar its number", () => {
    const html = render(<ProgressBar label="Uploading" value={1} max={3} />);
    expect(tagOf(html, "progress")).toContain('max="3"');
    expect(textOf(html)).toContain("33 %");
  });

  it("shows a standing as icon and word", () => {
    const html = render(<StatusBadge standing="at_risk" />);
    expect(textOf(html)).toBe("At risk");
    expect(html).toContain("<svg");
  });
});

describe("buttons", () => {
  it("A-53 is busy without losing focus", () => {
    const html = tagOf(render(<Button isBusy>Save</Button>), "button");
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/ disabled/);
  });

  it("A-60 can be unavailable and still be focused", () => {
    const html = tagOf(render(<Button isUnavailable>Save</Button>), "button");
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/ disabled|aria-busy/);
  });
});

describe("tables", () => {
  const columns = [{ key: "name", header: "Name", cell: (row: string) => row, isRowHeader: true }];
  const table = (rows: string[]) => (
    <Table
      caption="Invoices"
      columns={columns}
      rows={rows}
      rowKey={(row) => row}
      empty={<EmptyState title="No invoices yet">They come with your renewal.</EmptyState>}
    />
  );

  it("can be scrolled by keyboard and names its rows", () => {
    const html = render(table(["One"]));
    expect(tagOf(html, "section")).toContain('tabindex="0"');
    expect(html).toContain('<th scope="row">One</th>');
  });

  it("says what to do when it is empty", () => {
    const html = render(table([]));
    expect(html).not.toContain("<table");
    expect(textOf(html)).toBe("No invoices yetThey come with your renewal.");
  });
});

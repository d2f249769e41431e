import { describe, expect, it } from "vitest";
import { type Variant, variants } from "#modules/bylaws/contract";
import { bylawsForms } from "#modules/bylaws/forms";
import { templates } from "#modules/bylaws/generated/templates.server";
import { questionMessages } from "#modules/bylaws/question-messages";
import { noticeDays, type WordedNotice } from "#modules/bylaws/templates/state-notice";
import { signingFormsOf } from "#modules/platform/documents/model";
import { say } from "#modules/platform/messages";
import { modelLines } from "../documents/text";
import { boosterFields, bylawsDocumentOf, chapterFields, schoolFields } from "../factories/bylaws";

/** What a lawyer reads bylaws for before signing them off. */

type Fields = Record<string, unknown>;

const fieldsOf: Record<Variant, (changes?: Fields) => Fields> = {
  booster: boosterFields,
  school: (changes) => schoolFields([], changes),
  chapter: chapterFields,
};

const textOf = (variant: Variant, changes: Fields = {}): string =>
  modelLines(bylawsDocumentOf(variant, fieldsOf[variant](changes)))
    .map(({ text }) => text)
    .join("\n");

const sectionText = (variant: Variant, id: string, fields: Fields): string => {
  const section = bylawsDocumentOf(variant, fields)
    .articles.flatMap((article) => article.sections)
    .find((one) => one.id === id);
  return (section?.blocks ?? [])
    .flatMap((block) => (block.kind === "list" ? block.items.flatMap((i) => i.runs) : block.runs))
    .map(({ text }) => text)
    .join("");
};

const warningsOf = (variant: Variant, changes: Fields, notice?: WordedNotice): string[] =>
  templates[variant].warningsOf(fieldsOf[variant](changes), notice).map((ref) => say("en", ref));

describe.each(variants)("the bylaws of %s", (variant) => {
  it("name the state, the kind of entity and the principal office in Article I", () => {
    const [first] = bylawsDocumentOf(
      variant,
      fieldsOf[variant]({
        state: "VA",
        entity_kind: "corporation",
        principal_office: "12 Oak Street, Fairfax, Fairfax County",
      }),
    ).articles;
    const article = JSON.stringify(first);
    expect(article).toContain('"answer":"entity_kind","text":"a nonprofit corporation"');
    expect(article).toContain('the Commonwealth of "},{"answer":"state","text":"Virginia"');
    expect(article).toContain("12 Oak Street, Fairfax, Fairfax County");
    expect(textOf(variant, { entity_kind: "association" })).toContain(
      "is an unincorporated nonprofit association",
    );
  });

  it("have a principal office with a county where none was given", () => {
    const text = textOf(variant, { state: "OH" });
    expect(text).toMatch(
      /fixes the principal office of the (Organization|Chapter), in the State of Ohio, by a resolution that states its street address and county/,
    );
  });

  it("let the law prevail over their notice, have a record date, and extend the return's date", () => {
    const text = textOf(variant);
    expect(text).toMatch(/Where the law.* ask for longer notice/);
    expect(text).toContain("record date");
    expect(text).toContain("including any extension that it obtained");
  });

  it("let members call the meeting themselves when the secretary does not", () => {
    expect(textOf(variant)).toMatch(
      /If the secretary has not given notice within .* days .* those who asked set the time and place and give the notice themselves/,
    );
  });

  it("put law before articles, articles before national documents, and these before bylaws", () => {
    const order = sectionText(variant, "order-of-authority", fieldsOf[variant]());
    expect(order).toMatch(/law;.*Articles;.*(National Documents|national).*these bylaws/);
  });

  it("have a form for those who adopt them before there are members, with the first officers", () => {
    const model = bylawsDocumentOf(variant, fieldsOf[variant]());
    const forms = signingFormsOf(model);
    expect(forms.map(({ id }) => id)).toContain("certificate");
    const first = forms.find(({ id }) => id === "first-adoption");
    expect(JSON.stringify(first)).toContain("incorporators");
    expect(JSON.stringify(first)).toContain("First treasurer");
  });

  it("have what a group exemption asks for only where one covers them", () => {
    const covered =
      variant === "chapter" ? { is_group_member: 1 } : { central_organization: "PTO" };
    const titles = (changes: Fields) =>
      bylawsDocumentOf(variant, fieldsOf[variant](changes)).articles.map(({ id }) => id);
    expect(titles({})).not.toContain("group-exemption");
    expect(titles(covered)).toContain("group-exemption");
    const text = textOf(variant, covered);
    for (const words of [
      "Revenue Procedure 2026-8",
      "general supervision",
      "Each year, by the date that",
      "authorizes the",
    ]) {
      expect(text).toContain(words);
    }
  });

  it("warn of a purpose from which nobody learns anything", () => {
    expect(warningsOf(variant, { purpose: "x" })).toEqual([
      expect.stringContaining("Your purpose is very short"),
    ]);
  });
});

describe("the general bylaws", () => {
  it.each([
    ["meeting_attendee_minimum", "1", "a quorum of one member"],
    ["meeting_attendee_minimum", "9999", "A quorum of 9999 is very high"],
    ["meeting_attendee_minimum", "5%", "Less than 10% of the members is few"],
    ["meeting_request_minimum", "100%", "If it takes 100% to call a special meeting"],
    ["meeting_request_minimum", "1", "One member alone can call"],
  ])("warn of %s = %s and take it", (name, typed, expected) => {
    expect(warningsOf("booster", { [name]: typed })).toEqual([expect.stringContaining(expected)]);
  });

  it("take 5% where a fraction has to be a tenth, as the hint at the field says", () => {
    const { schema } = bylawsForms.booster;
    const isTaken = (typed: string) =>
      schema.safeParse(boosterFields({ meeting_attendee_minimum: typed })).success;
    expect(["5%", "1%", "1/10"].map(isTaken)).toEqual([true, true, true]);
    expect(["1/20", "0.5%", "0%"].map(isTaken)).toEqual([false, false, false]);
    for (const hint of [
      questionMessages.en.attendeeMinimumHint,
      questionMessages.en.requestMinimumHint,
    ]) {
      expect(hint).toContain("a percentage from 1%, or a fraction of at least 1/10");
    }
  });

  it("warn of nothing in answers that are usual", () => {
    expect(warningsOf("booster", {})).toEqual([]);
  });

  it.each([
    [7, 6, "", 12],
    [8, 6, "", 11],
    [5, 6, 4, 11],
  ])("warn of an election in %i for a year that ends in %i, terms from %j", (...row) => {
    const [annual_meeting_month, fiscal_year_end, term_start_month, months] = row;
    const fields = {
      annual_meeting_month,
      fiscal_year_end,
      term_start_month,
      nomination_month: annual_meeting_month - 1,
    };
    expect(warningsOf("booster", fields)).toEqual([
      expect.stringContaining(`${months} months later`),
    ]);
  });

  it("begin terms in the month that was chosen", () => {
    const changes = { annual_meeting_month: 7, nomination_month: 6, term_start_month: 8 };
    expect(warningsOf("booster", changes)).toEqual([]);
    expect(textOf("booster", changes)).toContain("on the first day of August that follows");
  });

  it("say what the IRS reads, on the cover and in an article", () => {
    const text = textOf("booster");
    expect(text.match(/organizational test reads/g)).toHaveLength(1);
    expect(text).toContain("the Internal Revenue Service looks for these words in the Articles");
  });

  it("disclose what section 6115 asks for", () => {
    const text = sectionText("booster", "acknowledgments", boosterFields());
    expect(text).toMatch(/more than \$75.*only what exceeds the value.*good faith estimate/);
  });
});

describe("the clauses for the articles", () => {
  it.each(variants)("of %s have purpose, private benefit and dissolution", (variant) => {
    const clauses = templates[variant].articlesOf(fieldsOf[variant]({ purpose: "To play music" }));
    expect(clauses.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["purpose", "private-benefit", "dissolution"]),
    );
    expect(clauses[0]?.text).toMatch(/: To play music$/);
    const code = variant === "chapter" ? "501(c)(7)" : "501(c)(3)";
    expect(clauses[0]?.text).toContain(`section ${code} of the Internal Revenue Code`);
    const texts = Object.fromEntries(clauses.map(({ id, text }) => [id, text]));
    expect(texts["private-benefit"]).toMatch(/^No part of the net earnings .*shall inure to the/);
    expect(texts.dissolution).toMatch(
      /^Upon the dissolution of the organization, its assets .*shall be distributed .*section 501\(c\)/,
    );
    // A sheet: what is beside the answers leaves room for a long purpose on one page.
    expect(clauses.map(({ text }) => text).join("").length).toBeLessThan(3_200);
  });
});

describe("the school's bylaws", () => {
  it("have the school's signature where they take effect only with it", () => {
    const forms = (ticked: readonly string[]) =>
      signingFormsOf(bylawsDocumentOf("school", schoolFields(ticked))).map(({ id }) => id);
    expect(forms([])).not.toContain("approval");
    expect(forms(["is_bylaws_approval_required"])).toEqual([
      "certificate",
      "approval",
      "first-adoption",
    ]);
  });

  it("call who sits without a vote an adviser and not a director", () => {
    const fields = schoolFields(["is_principal_nonvoting_board_member_required"]);
    expect(sectionText("school", "nonvoting-seat", fields)).toMatch(/adviser.*not a director/);
  });

  it("let a teacher be repaid where employees are not paid", () => {
    const fields = schoolFields(["is_no_compensation_of_school_employees"]);
    expect(sectionText("school", "no-compensation", fields)).toMatch(
      /Repaying an employee.* is not pay/,
    );
  });
});

describe("a chapter's bylaws", () => {
  it("name the national organization and have its approval signed", () => {
    const fields = chapterFields({ national_organization: "Lambda Chi Alpha Fraternity, Inc." });
    expect(sectionText("chapter", "affiliation", fields)).toContain(
      "a chartered chapter of Lambda Chi Alpha Fraternity, Inc. (the “National Organization”)",
    );
    const forms = signingFormsOf(bylawsDocumentOf("chapter", fields));
    expect(forms.find(({ id }) => id === "approval")?.title).toContain("National Organization");
  });

  it("have an article on the house only where there is one", () => {
    expect(textOf("chapter")).not.toContain("Chapter House");
    expect(textOf("chapter", { has_house: 1 })).toContain("house corporation or other owner");
  });

  it("give a corporation's members the notice that states ask for", () => {
    expect(textOf("chapter")).toContain("at least 48 hours’ notice");
    expect(textOf("chapter", { entity_kind: "corporation", state: "OH" })).toContain(
      "at least ten days’ notice",
    );
  });
});

const noticeOf = (days: number, readOn: string | null = null) => ({
  days,
  cite: "Revised Code 1702.18",
  readOn,
});

describe("the states' minimum notice", () => {
  it.each([5, 10, 21, 30])("of %i days is never undercut by any variant", (days) => {
    const least = Math.max(days, 10);
    expect(noticeDays(noticeOf(days))).toBe(least);
    expect(noticeDays(undefined)).toBe(10);
    const words = { 10: "ten", 21: "twenty-one", 30: "thirty" }[least];
    for (const variant of variants) {
      const fields = fieldsOf[variant]({ entity_kind: "corporation", state: "OH" });
      const model = bylawsDocumentOf(variant, fields, { ...noticeOf(days), readOn: null });
      const text = modelLines(model)
        .map((line) => line.text)
        .join("\n");
      expect(text).toMatch(new RegExp(`at least ${words} days(’ notice| before)`));
      // The annual meeting, and the end of a chapter.
      const weighty = variant === "chapter" ? "days’ written notice" : "days before the annual";
      expect(text).toContain(`at least ${least > 14 ? words : "14"} ${weighty}`);
    }
  });

  it.each([
    [noticeOf(10, "November 24, 2026"), "The law of Ohio asks at least 10 of a corporation"],
    [noticeOf(10, "November 24, 2026"), "(Revised Code 1702.18, read November 24, 2026)"],
    [noticeOf(21), "The bylaws give 21 days' notice."],
    [noticeOf(21), "Check with the state."],
    [undefined, "We do not know how many the law of Ohio asks for."],
  ])("known as %j says where it comes from", (notice, expected) => {
    const state = "OH";
    expect(warningsOf("booster", { state }, notice)).toEqual([expect.stringContaining(expected)]);
    expect(warningsOf("booster", { state, entity_kind: "association" }, notice)).toEqual([]);
  });
});

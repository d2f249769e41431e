import type { DraftBlock, DraftForm, DraftSection } from "#modules/platform/documents/number";
import { answer, clause, laws, type Part, para, ref } from "../../templates/draft";
import type { Additions } from "../booster/text";
import type { SchoolAnswers } from "./form";
import { type CooperationFlag, cooperationFlags } from "./words";

/** One thing that a school asks: its clause, and what it adds to sections of the general text. */
interface Cooperation {
  readonly section: DraftSection;
  readonly additions: Readonly<Record<string, DraftBlock>>;
}

/** A sentence that points to the clause in the article on cooperation. */
const see = (id: string, before: string, after: string): DraftBlock => para(before, ref(id), after);

type Clause = (official: Part) => Cooperation;

const clauses: Readonly<Record<CooperationFlag, Clause>> = {
  is_organization_approval_required: (official) => ({
    section: clause(
      "organization-approval",
      "Yearly Approval",
      "Many districts let a club use the school’s name and rooms only while it is approved.",
      [
        para(
          "The Organization asks the ",
          official,
          " for written approval before the start of each school year, and operates in the name of the School only while it has this approval. It stops using the School’s name, mascot, and facilities when the approval ends.",
        ),
      ],
    ),
    additions: {
      supported: see(
        "organization-approval",
        "It does so with the yearly written approval that ",
        " asks for.",
      ),
    },
  }),
  is_bylaws_approval_required: (official) => ({
    section: clause(
      "bylaws-approval",
      "Approval of Bylaws",
      "A school that has read the rules can stand behind them.",
      [
        para(
          "These bylaws and each amendment take effect when the ",
          official,
          " has approved them in writing. The secretary keeps the approval with these bylaws.",
        ),
      ],
    ),
    additions: {
      "amendment-procedure": see(
        "bylaws-approval",
        "An amendment takes effect only after the approval that ",
        " asks for.",
      ),
    },
  }),
  is_officers_required: (official) => ({
    section: clause("officer-list", "List of Officers", "The school must know whom to call.", [
      para(
        "Within 14 days after each election or change, the secretary gives the ",
        official,
        " a list of the officers and directors with their telephone numbers and e-mail addresses.",
      ),
    ]),
    additions: {
      secretary: see("officer-list", "The secretary also files the list that ", " asks for."),
    },
  }),
  is_incorporation_required: (official) => ({
    section: clause(
      "incorporation",
      "Incorporation",
      "A corporation can sign and owe by itself, so that its volunteers need not.",
      [
        para(
          "The Organization is, and remains, a nonprofit corporation in good standing under the laws of its state, and shows the ",
          official,
          " proof of this on request.",
        ),
      ],
    ),
    additions: {
      "separate-identity": see(
        "incorporation",
        "The Organization is a nonprofit corporation, as ",
        " asks.",
      ),
    },
  }),
  is_501c3_required: (official) => ({
    section: clause(
      "exemption-proof",
      "Tax Exemption",
      "A school that sends donors to a club wants to know that their gifts are deductible.",
      [
        para(
          "The Organization keeps its exemption under section 501(c)(3) of the Internal Revenue Code, and each year gives the ",
          official,
          " proof of its exemption and a copy of its latest return of the Form 990 series with proof of acceptance.",
        ),
      ],
      laws.charity,
    ),
    additions: {
      "other-activities": see(
        "exemption-proof",
        "The Organization proves its exemption to the School each year under ",
        ".",
      ),
    },
  }),
  is_principal_nonvoting_board_member_required: (official) => ({
    section: clause(
      "nonvoting-seat",
      "Adviser to the Board",
      "The school hears what is planned, and the decision stays with the parents.",
      [
        para(
          "The ",
          official,
          " or a person whom that official names is an adviser to the board. The adviser is invited to its meetings and may speak, but is not a director: the adviser has no vote, is not counted for a quorum, and does not answer for the board’s decisions. The board may meet without the adviser to discuss a matter in which the School has an interest of its own.",
        ),
      ],
    ),
    additions: {
      "board-composition": see(
        "nonvoting-seat",
        "A representative of the School advises the board, without being a director, under ",
        ".",
      ),
    },
  }),
  is_monthly_financial_reports_required: (official) => ({
    section: clause(
      "monthly-reports",
      "Monthly Reports to the School",
      "A report every month shows a problem before it is a scandal.",
      [
        para(
          "Each month of the school year, the treasurer gives the ",
          official,
          " a copy of the report of income, spending, and balances with the latest bank statement.",
        ),
      ],
    ),
    additions: {
      reports: see("monthly-reports", "The School receives it under ", " as well."),
    },
  }),
  is_officers_registered_volunteers_required: (official) => ({
    section: clause(
      "registered-volunteers",
      "Registered Volunteers",
      "Schools check those who work near students, officers included.",
      [
        para(
          "Officers and directors complete the School’s volunteer registration, with the background check that it asks for, before they take office and keep it current. The ",
          official,
          " may tell the Organization that a person may not serve at the School; that person then does not serve there.",
        ),
      ],
    ),
    additions: {
      "officers-named": see(
        "registered-volunteers",
        "Each officer first completes the registration that ",
        " asks for.",
      ),
    },
  }),
  is_no_compensation_of_school_employees: (official) => ({
    section: clause(
      "no-compensation",
      "No Pay to School Employees",
      "Pay outside payroll breaks tax rules and the ethics rules of most districts.",
      [
        para(
          "The Organization gives no pay, stipend, bonus, gift card, or gift of more than token value to an employee of the School or its district. Repaying an employee for supplies or other expenses of the program, as ",
          ref("reimbursement"),
          " allows, is not pay. If it wishes to fund a position or stipend, it gives the money to the School or district, which pays it through its payroll with the written approval of the ",
          official,
          ".",
        ),
      ],
    ),
    additions: {
      reimbursement: see(
        "no-compensation",
        "Employees of the School are repaid in the same way and are otherwise paid nothing, except as ",
        " says.",
      ),
      receipts: see(
        "no-compensation",
        "No payment is made to an employee of the School that ",
        " does not allow.",
      ),
    },
  }),
  is_no_handling_of_funds_by_school_employees: (official) => ({
    section: clause(
      "no-handling",
      "School Employees Do Not Handle Funds",
      "An employee who handles a club’s money mixes it with the school’s in everyone’s eyes.",
      [
        para(
          "An employee of the School or its district is not the treasurer or a signer, and does not count, hold, or deposit the Organization’s cash, checks, or cards, unless the ",
          official,
          " has asked in writing for an exception that the law allows.",
        ),
      ],
    ),
    additions: {
      "two-signers": see(
        "no-handling",
        "No employee of the School signs or approves, as ",
        " says.",
      ),
    },
  }),
};

/** The school's signature, where the bylaws take effect only with it. */
export function approvalOf(answers: SchoolAnswers): { approval?: DraftForm } {
  if (!answers.is_bylaws_approval_required) return {};
  const title = answers.school_official_title;
  return {
    approval: {
      id: "approval",
      title: "Approval by the School",
      blocks: [
        para(
          "The bylaws of ",
          answer("name", answers.name),
          " take effect when they are approved under ",
          ref("bylaws-approval"),
          ". For ",
          answer("facility", answers.facility),
          ", the ",
          answer("school_official_title", title),
          " approves them as they stand above. This approval does not make the Organization a part of the School, and does not make the School answer for it.",
        ),
      ],
      signatures: [["Signature of the school official", "Name and title", "Date of approval"]],
    },
  };
}

/** What the ticked boxes add to a school's bylaws; nothing when none is ticked. */
export function cooperationOf(answers: SchoolAnswers): Additions {
  const official = answer("school_official_title", answers.school_official_title);
  const ticked = cooperationFlags
    .filter((flag) => answers[flag])
    .map((flag) => clauses[flag](official));
  const blocks: Record<string, DraftBlock[]> = {};
  for (const [id, block] of ticked.flatMap(({ additions }) => Object.entries(additions))) {
    blocks[id] = [...(blocks[id] ?? []), block];
  }
  const sections = ticked.map(({ section }) => section);
  if (sections.length === 0) return { blocks, articles: [] };
  return {
    blocks,
    articles: [{ id: "school-cooperation", title: "School Cooperation", sections }],
  };
}

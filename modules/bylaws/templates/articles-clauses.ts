import type { BylawsAnswers } from "./words";

/** A clause as it is put into articles of incorporation or association. */
export interface ArticlesClause {
  readonly id: "purpose" | "private-benefit" | "activities" | "dissolution";
  readonly title: string;
  readonly text: string;
}

interface Purposeful extends BylawsAnswers {
  readonly purpose: string;
}

/**
 * What the IRS's organizational test looks for in the articles of a charity: its purpose, no private
 * benefit, the limits of its activities, and where its assets go (Treasury Regulations section
 * 1.501(c)(3)-1(b); the words follow the examples of IRS Publication 557).
 */
export const charityClauses = ({ name, purpose }: Purposeful): readonly ArticlesClause[] => [
  {
    id: "purpose",
    title: "Purpose",
    text: `${name} is organized exclusively for charitable and educational purposes within the meaning of section 501(c)(3) of the Internal Revenue Code, or the corresponding section of any future federal tax code. Within those purposes, its specific purpose is: ${purpose}`,
  },
  {
    id: "private-benefit",
    title: "No private benefit",
    text: "No part of the net earnings of the organization shall inure to the benefit of, or be distributable to, its members, directors, officers, or other private persons, except that the organization may pay reasonable compensation for services rendered and make payments and distributions in furtherance of the purposes stated above.",
  },
  {
    id: "activities",
    title: "Limits of activities",
    text: "No substantial part of the activities of the organization shall be the carrying on of propaganda, or otherwise attempting to influence legislation, and the organization shall not participate in, or intervene in (including the publishing or distribution of statements), any political campaign on behalf of or in opposition to any candidate for public office. Notwithstanding any other provision of these articles, the organization shall not carry on any activity not permitted to be carried on by an organization exempt from federal income tax under section 501(c)(3) of the Internal Revenue Code, or by an organization contributions to which are deductible under section 170(c)(2) of that Code, or the corresponding section of any future federal tax code.",
  },
  {
    id: "dissolution",
    title: "Dissolution",
    text: "Upon the dissolution of the organization, its assets remaining after payment of its debts shall be distributed for one or more exempt purposes within the meaning of section 501(c)(3) of the Internal Revenue Code, or the corresponding section of any future federal tax code, or to the federal government, or to a state or local government, for a public purpose. Any assets not so disposed of shall be disposed of by a court of competent jurisdiction of the county in which the principal office of the organization is then located, exclusively for such purposes or to such organizations as that court determines, which are organized and operated exclusively for such purposes.",
  },
];

/** What the articles of a social club say, if it has articles: section 501(c)(7). */
export const clubClauses = ({ name, purpose }: Purposeful): readonly ArticlesClause[] => [
  {
    id: "purpose",
    title: "Purpose",
    text: `${name} is organized for the pleasure, recreation, and other nonprofitable purposes of its members within the meaning of section 501(c)(7) of the Internal Revenue Code, or the corresponding section of any future federal tax code. In particular, its purpose is: ${purpose}`,
  },
  {
    id: "private-benefit",
    title: "No private benefit",
    text: "No part of the net earnings of the organization shall inure to the benefit of any member, officer, or other private person, except that the organization may pay reasonable compensation for services rendered.",
  },
  {
    id: "dissolution",
    title: "Dissolution",
    text: "Upon the dissolution of the organization, its assets remaining after payment of its debts shall be distributed to the national organization that granted its charter or to that organization’s foundation or, if neither exists or can accept them, to another organization with similar purposes that is exempt under section 501(c) of the Internal Revenue Code. No part shall be distributed to any member or officer.",
  },
];

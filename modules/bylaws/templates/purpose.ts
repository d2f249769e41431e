const raising =
  /\b(?:(?:to )?help(?:ing|s)? (?:to )?)?(?:fund-?\s?rais\w*|rais\w+ (?:\w+ ){0,2}(?:money|moneys|monies|funds?|cash|donations?|contributions?)|(?:collect|solicit|generat|earn|gather)\w* (?:\w+ ){0,2}(?:money|moneys|monies|funds?|cash|donations?|contributions?|revenue|income))/gi;

/** What an organization does for others: the beginnings of the words that say so. */
const serving =
  /\b(?:support|promot|educat|provid|encourag|foster|assist|help|advanc|enrich|teach|train|instruct|mentor|advocat|serv|volunteer|chaperon|recogni|award|scholarship|strengthen|develop|organi[sz]e|organi[sz]ing|sponsor|improv|enhanc|further|aid|relie|protect|preserv|celebrat|build|creat|benefit|giv|charit|communit|friendship|leadership|uphold)/i;

/**
 * Whether a purpose says no more than that money is raised. Raising money is a means and not a
 * tax-exempt purpose (IRS: an organization is tested by its exempt purpose, not by its fundraising).
 */
export function isFundraisingAlone(purpose: string): boolean {
  const rest = purpose.replace(raising, " ");
  return rest !== purpose && !serving.test(rest);
}

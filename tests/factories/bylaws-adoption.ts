type Fields = Record<string, unknown>;

/** The fields of an adoption's form as a script sends them. */
export const adoptionFields = (changes: Fields = {}): Fields => ({
  date: "2026-11-22",
  vote: "counted",
  votes_for: "12",
  votes_against: "1",
  abstained: "2",
  presiding_officer: "Jane Roe",
  secretary: "José Díaz",
  ...changes,
});

/** How a person is called: by name, by address before there is one. */
export const personName = (person: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}): string => `${person.firstName} ${person.lastName}`.trim() || person.email;

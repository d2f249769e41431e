/** An account with the picture at the head of its public profile, in the words of the wire. */
export interface AccountImage {
  readonly id: number;
  /** A path of this site; "" shows the sample picture. */
  readonly public_profile_image: string;
}

/** What anybody may see of a member: its name, its picture, and what it chose to show. */
export interface PublicProfile extends AccountImage {
  readonly name: string;
  /** An http or https address. */
  readonly website: string | null;
  /** In the club's own words, with its line ends. */
  readonly about: string | null;
  /** "Springfield, IL", or the part of it that is known. */
  readonly place: string | null;
  readonly phone: string | null;
  /** For people of the account and staff, who may change it. */
  readonly isOwn: boolean;
  /** False for an account that never was a member: only its own people see this then. */
  readonly isPublic: boolean;
}

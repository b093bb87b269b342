/** Who makes a call. */
export type Actor = { kind: 'guest' } | Member;

export interface Member {
  kind: 'member';
  userId: number;
  isAdmin: boolean;
  isAuthor: boolean;
  isTeacher: boolean;
  /** A role of the account grants nothing until the account has a second factor. */
  needsSecondFactor?: boolean;
}

export const isAdmin = (actor: Actor): boolean => actor.kind === 'member' && actor.isAdmin;

/** Whose rows a caller manages: everybody's, or those that this account has created. */
export type Manager = 'all' | number;

/** The rows that a holder of this role manages; an administrator manages all. */
export const managerOf = ({ isAdmin, userId }: Member): Manager => (isAdmin ? 'all' : userId);

/**
 * A cookie without a secret that says that this browser has a session. A public page reads it before it is
 * shown.
 */
export const sessionHintCookie = 'quizwright_signed_in';

/**
 * Identifies the account that a page belongs to, by its id. All tabs of a browser share one session: a call for
 * another account than the session's is refused before it does anything.
 */
export const expectedUserHeader = 'x-expected-user';

/** Who makes a call. */
export type Actor = { kind: 'guest' } | Member;

export interface Member {
  kind: 'member';
  userId: number;
  isAdmin: boolean;
}

export const isAdmin = (actor: Actor): boolean => actor.kind === 'member' && actor.isAdmin;

/**
 * Names the account that a page belongs to, by its id. All tabs of a browser share one session: a call
 * for another account than the session's is refused before it does anything.
 */
export const expectedUserHeader = 'x-expected-user';

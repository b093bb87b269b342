/** Whoever asks. */
export type Actor = { kind: 'guest' } | Member;

export interface Member {
  kind: 'member';
  userId: number;
  isAdmin: boolean;
}

export const isAdmin = (actor: Actor): boolean => actor.kind === 'member' && actor.isAdmin;

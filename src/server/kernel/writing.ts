import type { Member } from '#shared/kernel/actor.ts';

/** Who writes, and when. */
export interface Writing {
  writer: number;
  now: Date;
}

/** The caller writes, at the moment of the call. */
export const writing = ({ actor, now }: { actor: Member; now: Date }): Writing => ({
  writer: actor.userId,
  now,
});

import { isAccepted } from '#shared/features/classroom/assignments/late.ts';
import type { OwnAssignment } from '../api.ts';

/** Whether work is expected that can still be done: by a quiz that can be taken, in time or late where that counts. */
export function isToDo(
  { state, next, dueAt, late, cutOffAt }: OwnAssignment,
  now: number,
): boolean {
  if ((state !== 'open' && state !== 'missing') || next === null) return false;
  const dateOf = (at: string | null) => (at === null ? null : new Date(at));
  return isAccepted({ dueAt: dateOf(dueAt), late, cutOffAt: dateOf(cutOffAt) }, new Date(now));
}

import type { CallFailure } from '../../failure.ts';

/** Milliseconds before the next try after so many failed ones. */
export function backOff(failures: number): number {
  return Math.min(15_000, 1000 * 2 ** (failures - 1));
}

const passing: readonly CallFailure['code'][] = [
  'offline',
  'internal',
  'unavailable',
  'too-many-requests',
];

/** Whether the same call may succeed later, without anybody doing anything about it. */
export function isPassing(failure: CallFailure): boolean {
  return passing.includes(failure.code);
}

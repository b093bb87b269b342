/** Dates of an assignment or of one member, ISO 8601; null for none. */
interface Dates {
  startsAt: string | null;
  dueAt: string | null;
  cutOffAt: string | null;
}

export const memberDatesProblem = {
  due: { field: 'dueAt', message: 'The date must be later than that of the assignment' },
  cutOff: { field: 'cutOffAt', message: 'The date must be later than that of the assignment' },
  start: { field: 'startsAt', message: 'The start must be before the due date' },
  order: { field: 'cutOffAt', message: 'The last date must be after the due date' },
} as const;

/**
 * What is wrong with the dates of a member; undefined if nothing is.
 * @param all the dates of the assignment
 */
export function memberDatesProblemOf(
  all: Dates,
  own: Dates,
): keyof typeof memberDatesProblem | undefined {
  if (own.dueAt !== null && !isLater(own.dueAt, all.dueAt)) return 'due';
  if (own.cutOffAt !== null && !isLater(own.cutOffAt, all.cutOffAt)) return 'cutOff';
  const dueAt = own.dueAt ?? all.dueAt;
  if (own.startsAt !== null && dueAt !== null && !isLater(dueAt, own.startsAt)) return 'start';
  if (own.cutOffAt !== null && own.dueAt !== null && !isLater(own.cutOffAt, own.dueAt))
    return 'order';
  return undefined;
}

const isLater = (date: string, than: string | null): boolean =>
  than !== null && Date.parse(date) > Date.parse(than);

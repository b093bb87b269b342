const isViolation = (error: unknown, code: string): error is Error =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether the database refused a row because another row has the same unique value. */
export const isUniqueViolation = (error: unknown): boolean => isViolation(error, '23505');

/**
 * Whether the database refused a row because what it belongs to is not there any more: another call has removed it since this
 * one found it. The other violation with this code, a row that cannot be removed because of others, begins differently. A
 * server whose messages are translated has neither wording, so both count as unexpected there.
 */
export const isMissingReference = (error: unknown): boolean =>
  isViolation(error, '23503') && error.message.startsWith('insert or update on table');

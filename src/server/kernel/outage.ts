const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What pg says without a code: the connection broke off, or none came free in time. */
const connectionWords = /^(Connection terminated|timeout exceeded when trying to connect)/;

/**
 * Whether an error says that the database cannot be reached just now, which may pass by itself.
 * SQLSTATEs: class 08 (connection), 53300 (too many connections), 57P01 to 57P03 (starting, stopping).
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    connectionCodes.has(code) ||
    /^(08...|53300|57P0[123])$/.test(code) ||
    connectionWords.test(error.message)
  );
}

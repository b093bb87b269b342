const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
]);

/** Messages of pg errors without a code: the connection broke off, or none was free in time. */
const connectionWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

/** SQLSTATEs of temporary errors. */
const passingStates = new Set([
  '57014', // statement timeout
  '57P01', // the server is being shut down, or an operator ended the connection
  '57P02',
  '57P03', // the server is starting
  '55P03', // lock timeout
  '25006', // the server has become a standby, which accepts no writes
  '25P03', // idle in transaction for too long
  '25P04', // transaction timeout
  '40001', // serialization failure
  '40P01', // deadlock
]);

/** Whether an error is temporary, so that the same call may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlStateOf(error);
  return (
    connectionCodes.has(code) ||
    passingStates.has(code) ||
    // Broken connections, and resources that are used up: connections, memory, the disk.
    /^(?:08|53)...$/.test(code) ||
    connectionWords.test(error.message)
  );
}

/** Whether a transaction failed because of a conflict with another one, so that it can be run again. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && ['40001', '40P01'].includes(sqlStateOf(error));
}

const sqlStateOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

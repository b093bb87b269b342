import { type DestinationStream, pino, stdSerializers } from 'pino';
import { sourceStack } from './source-stack.ts';

/**
 * Fields of errors that have what people entered: rows and parameters of the drivers of both databases, recipients of
 * a mail server, and claims of an ID token.
 */
const withValues = new Set([
  'detail',
  'params',
  'payload',
  'queryOptions',
  'rejected',
  'rejectedErrors',
]);

/** The part of an address of mail before the @. */
const mailboxes = /[^\s"'`<>()[\]:;,=@]{1,64}@(?=[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

/** A logged error without what people entered. Messages of databases and mail servers may name addresses. */
function impersonal(logged: object): object {
  const fields = Object.entries(logged).flatMap(([name, value]): [string, unknown][] => {
    if (withValues.has(name)) return [];
    if (Array.isArray(value) && name === 'aggregateErrors')
      return [[name, value.map((each) => impersonal(each))]];
    if (typeof value !== 'string') return [[name, value]];
    return [[name, (name === 'stack' ? sourceStack(value) : value).replace(mailboxes, '…@')]];
  });
  return Object.fromEntries(fields);
}

/** Structured logs, without passwords, tokens and cookies. */
export function loggerOptions(level: string) {
  return {
    level,
    base: {},
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'res.headers["set-cookie"]',
        '*.password',
        '*.token',
        '*.idToken',
      ],
      remove: true,
    },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error ? impersonal(stdSerializers.err(error)) : error,
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: withoutTokens(request.url),
        ip: request.ip,
      }),
    },
  };
}

/** Bytes of lines that wait to be written; what comes then is left out. */
const maxWaiting = 8_000_000;

/**
 * Standard output. What cannot be written, for example on a full disk, is tried again with the next line: it neither ends
 * the server nor keeps it from ending, which the stream would otherwise try to write before for ever.
 */
export function logOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: maxWaiting });
  let isFailing = false;
  output.on('error', () => {
    isFailing = true;
  });
  output.on('write', () => {
    isFailing = false;
  });
  const flush = output.flushSync.bind(output);
  output.flushSync = () => {
    if (!isFailing) flush();
  };
  // Without a listener, an error while other code prints to standard output would end the process.
  process.stdout.on('error', () => undefined);
  return output;
}

/** The path of an address. Tokens from mailed links are in the query, or end the path of unsubscribing. */
const withoutTokens = (url: string) => url.split('?')[0]?.replace(/^(\/unsubscribe\/).*/, '$1…');

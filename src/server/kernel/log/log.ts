import { stdSerializers } from 'pino';
import { sourceStack } from './source-stack.ts';

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
      err: (error: unknown) => {
        if (!(error instanceof Error)) return error;
        const logged = stdSerializers.err(error);
        return { ...logged, stack: sourceStack(logged.stack) };
      },
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: withoutTokens(request.url),
        ip: request.ip,
      }),
    },
  };
}

/** The path of an address. Tokens from mailed links are in the query, or end the path of unsubscribing. */
const withoutTokens = (url: string) => url.split('?')[0]?.replace(/^(\/unsubscribe\/).*/, '$1…');

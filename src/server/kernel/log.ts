/** Structured logs; what could sign somebody in is cut out wherever it might stand. */
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
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        // Queries may hold tokens from mailed links.
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  };
}

/** A request without its address. */
export interface RequestParts {
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
}

/** The bytes of a request. */
export function request(
  path: string,
  { method = 'GET', headers = {}, body }: RequestParts = {},
): Buffer {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const all = {
    host: 'localhost',
    ...headers,
    ...(content === undefined
      ? {}
      : {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(content)),
        }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content ?? ''}`);
}

/** The address of a query of the app's own calls. */
export function trpcQuery(name: string, input?: unknown): string {
  const given = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return `/trpc/${name}${given}`;
}

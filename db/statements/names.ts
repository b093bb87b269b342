import { createHash } from 'node:crypto';
import pg from 'pg';

/** At the front of the statements that get a name; `prepare` makes them. */
export const preparedMark = '/* prepared */';

/**
 * The errors for a name that is unknown, that exists already, that has other parameters, or whose result has changed
 * since.
 */
const refusals = new Set(['26000', '42P05', '08P01', '0A000']);

/** Made from the text: on a connection that processes share, a name never means another statement. */
const nameOf = (text: string): string =>
  `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/**
 * Gives marked statements a name, by which PostgreSQL finds their plan. After a name was refused, no statement of the
 * pool gets one: it leads to a pooler that shares connections, or a migration has changed a table.
 * @returns what is called with each new connection
 */
export function preparing(): (client: pg.ClientBase) => void {
  const names = new Map<string, string>();
  let isRefused = false;
  const noteRefusal = ({ code }: { code?: unknown }) => {
    isRefused ||= typeof code === 'string' && refusals.has(code);
  };
  const named = (text: string, values: unknown) => {
    const name = names.get(text) ?? nameOf(text);
    names.set(text, name);
    return { name, text, values };
  };
  return (client) => {
    client.query = new Proxy(client.query, {
      apply: (_, self, [text, values, ...rest]: unknown[]) => {
        const { query } = pg.Client.prototype;
        if (isRefused || typeof text !== 'string' || !text.startsWith(preparedMark))
          return Reflect.apply(query, self, [text, values, ...rest]);
        const result: unknown = Reflect.apply(query, self, [named(text, values), ...rest]);
        if (result instanceof Promise) result.catch(noteRefusal);
        return result;
      },
    });
  };
}

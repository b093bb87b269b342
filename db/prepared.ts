import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const mark = '/* prepared */';

/**
 * At the front of a statement that runs very often: PostgreSQL then parses and plans it once for each connection, which
 * takes longer than running it. Its text must be the same each time, and its plan good for all values.
 */
export const prepared = sql.raw(mark);

/**
 * An array in a prepared statement. PostgreSQL keeps a plan only if it seems no worse than those for the values of a
 * call; it does not see the length of an array that a subquery returns, so one plan serves all lengths.
 */
export const anyLength = (
  values: readonly (string | number | null)[],
  type: 'int' | 'text' | 'timestamptz',
) => sql`(select ${values}::${sql.raw(type)}[])::${sql.raw(type)}[]`;

/** One of these ids in a prepared statement; elsewhere `conditions/any-of.ts` serves. */
export const anyOfPrepared = (ids: readonly number[]) => sql<number>`any(${anyLength(ids, 'int')})`;

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
        if (isRefused || typeof text !== 'string' || !text.includes(mark))
          return Reflect.apply(query, self, [text, values, ...rest]);
        const result: unknown = Reflect.apply(query, self, [named(text, values), ...rest]);
        if (result instanceof Promise) result.catch(noteRefusal);
        return result;
      },
    });
  };
}

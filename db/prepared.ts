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

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size}`;
  names.set(text, name);
  return name;
}

/** Lets a connection give marked statements a name, by which PostgreSQL finds their plan. */
export function prepareMarked(client: pg.ClientBase): void {
  client.query = new Proxy(client.query, {
    apply: (_, self, [text, values, ...rest]: unknown[]) => {
      const isMarked = typeof text === 'string' && text.includes(mark);
      const call = isMarked ? [{ name: nameOf(text), text, values }] : [text, values];
      return Reflect.apply(pg.Client.prototype.query, self, [...call, ...rest]);
    },
  });
}

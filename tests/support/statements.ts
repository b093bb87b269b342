import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** The statements of the innermost `statementsOf`; work of the background has none. */
const counted = new AsyncLocalStorage<string[]>();

/** The begin and the end of a transaction, and the set-up of a new connection of the pool. */
const isFrame = (text: string) =>
  /^(begin|start transaction|commit|select set_config\('statement_timeout')/.test(text);

/** How many statements `work` itself sends to PostgreSQL, without those that frame them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  const statements: string[] = [];
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args: unknown[]) {
      counted.getStore()?.push(String(args[0]));
      return Reflect.apply(target, client, args);
    },
  });
  try {
    await counted.run(statements, work);
    return statements.filter((text) => !isFrame(text)).length;
  } finally {
    pg.Client.prototype.query = query;
  }
}

import pg from 'pg';
import { vi } from 'vitest';

/** How many statements `work` sends to PostgreSQL, without the begin and the end of transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = query.mock.calls.map(([text]) => String(text));
    return texts.filter((text) => !/^(begin|start transaction|commit)/.test(text)).length;
  } finally {
    query.mockRestore();
  }
}

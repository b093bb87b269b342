import { PostgresDialect } from 'kysely';
import { defineConfig } from 'kysely-ctl';
import pg from 'pg';
import { migrations } from './db/migrations/registry.ts';

/** For `npx kysely`: the server named by DATABASE_URL. The embedded database is migrated by `npm run migrate`. */
export default defineConfig({
  dialect: new PostgresDialect({
    pool: new pg.Pool({ connectionString: process.env.DATABASE_URL }),
  }),
  migrations: { provider: { getMigrations: async () => migrations } },
});

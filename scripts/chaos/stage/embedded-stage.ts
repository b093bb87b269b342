import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '#db/open.ts';
import { admin } from '../catalogue.ts';
import { App } from './app.ts';
import { Link } from './link.ts';
import { startServices } from './services.ts';
import type { EmbeddedStage } from './stage.ts';

/** Starts one app process with the embedded database in a temporary folder. */
export async function startEmbeddedStage(): Promise<EmbeddedStage> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-chaos-'));
  const apps: App[] = [];
  const front = await Link.open(() => apps.map(({ address }) => address));
  const url = `http://localhost:${front.port}`;
  const services = await startServices(url);
  const killFile = path.join(folder, 'kill-at.json');
  const app = await App.create({
    ...services.environment,
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'kill-at-statement.ts')}`,
    KILL_FILE: killFile,
    PUBLIC_URL: url,
    DATABASE_URL: '',
    DATA_DIR: folder,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  apps.push(app);
  await app.start();
  return {
    kind: 'embedded',
    app,
    front,
    url,
    admin,
    services,
    killAtSubmit: (at) => {
      writeFileSync(killFile, JSON.stringify(at));
      app.signal('SIGUSR2', { isLast: true });
    },
    openData: async () => {
      await app.end('SIGTERM');
      const opened = await openDatabase({ kind: 'pglite', dataDir: folder });
      return { query: async (text) => (await opened.runSql(text)).rows, close: opened.close };
    },
    stop: async () => {
      await app.end('SIGKILL');
      await front.close();
      await services.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

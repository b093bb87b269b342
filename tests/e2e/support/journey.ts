import { setTimeout } from 'node:timers/promises';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { launchBrowser } from './chromium.ts';
import { createExam, type Exam, type ExamOptions } from './exam.ts';
import { admin, createHost, type RunningServer, startServer } from './server.ts';

export { expect } from '@playwright/test';

export interface Account {
  username: string;
  email: string;
  password: string;
}

interface Fixtures {
  /** A page whose relative addresses are the server's. */
  page: Page;
  /** The server of the spec file; its data is the demo catalogue and what the file's earlier journeys added. */
  server: RunningServer;
  /** The server's database, for states that no call can create, such as a cooldown that is about to end. */
  sql: pg.Pool;
  /** Signs a new account up through the API, in this page's browser. */
  signUp: (username?: string) => Promise<Account>;
  signInAsAdmin: () => Promise<void>;
  /** Creates an exam, signs a new learner up and opens the first question. */
  beginExam: (options?: ExamOptions) => Promise<{ exam: Exam; account: Account }>;
}

interface WorkerFixtures {
  browser: Browser;
  /** Additional settings of the server. */
  environment: Record<string, string>;
  /** The server's port, if it must be known before the start. */
  chosenPort: number | undefined;
  serverOf: (file: string) => Promise<RunningServer>;
}

/** For `test.use`: the page moves, as for most people. Elsewhere journeys ask for reduced motion, which takes less time. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

let people = 0;

/** A journey through the real server in a real Chromium. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  environment: [{}, { option: true, scope: 'worker' }],
  chosenPort: [undefined, { option: true, scope: 'worker' }],
  serverOf: [
    async ({ environment, chosenPort }, use) => {
      const host = createHost();
      let running: { file: string; server: RunningServer } | undefined;
      await use(async (file) => {
        if (running?.file !== file) {
          await running?.server.stop();
          running = { file, server: await startServer({ environment, chosenPort, host }) };
        }
        return running.server;
      });
      await running?.server.stop();
      await host.end();
    },
    { scope: 'worker' },
  ],
  // Each file has a server and a database of its own: no journey depends on which files ran before.
  server: [async ({ serverOf }, use, { file }) => use(await serverOf(file)), { timeout: 180_000 }],
  sql: async ({ server }, use) => {
    const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 2 });
    await use(pool);
    await pool.end();
  },
  page: async ({ page }, use) => {
    const { goto, reload } = page;
    page.goto = async (...args) =>
      whenHydrated(page, await againIfAborted(() => goto.apply(page, args)));
    page.reload = async (...args) => whenHydrated(page, await reload.apply(page, args));
    await use(page);
  },
  baseURL: async ({ server }, use) => use(server.url),
  signUp: async ({ page, server }, use) => {
    await use(async (name?: string) => {
      people += 1;
      const username = name ?? `learner_${process.pid}_${people}`;
      const account = { username, email: `${username}@example.com`, password: 'correct horse' };
      const answer = await page.request.post(`${server.url}/api/register`, { data: account });
      if (!answer.ok()) throw new Error(`Signing up failed: ${await answer.text()}`);
      return account;
    });
  },
  signInAsAdmin: async ({ page, server }, use) => {
    await use(async () => {
      const answer = await page.request.post(`${server.url}/api/login`, { data: admin });
      if (!answer.ok()) throw new Error(`Signing in failed: ${await answer.text()}`);
    });
  },
  beginExam: async ({ page, server, signUp }, use) => {
    await use(async (options) => {
      const exam = await createExam(server.url, options);
      const account = await signUp();
      await page.goto(`/quiz/${exam.id}/start`);
      await expect(page.getByRole('radio').first()).toBeVisible();
      return { exam, account };
    });
  },
});

/** A page that finds another account in its browser loads itself again, which aborts what is opened at that moment. */
async function againIfAborted<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
    return open();
  }
}

/**
 * A page can be read before it is hydrated: journeys wait for hydration, but not for long, because some
 * delay the scripts on purpose. Not with `waitForFunction`: it asks in every frame, and puts a third of a megabyte of
 * Playwright's scripts into the page first, together 7% of a page load.
 */
async function whenHydrated<T>(page: Page, answer: T): Promise<T> {
  await Promise.race([untilHydrated(page), setTimeout(5000, undefined, { ref: false })]);
  return answer;
}

async function untilHydrated(page: Page): Promise<void> {
  try {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(look);
          observer.observe(document, { subtree: true, attributes: true, childList: true });
          look();
          function look(): void {
            const { hydrated, awaitsMember } = document.documentElement.dataset;
            if (document.getElementById('main') && (!hydrated || awaitsMember)) return;
            observer.disconnect();
            resolve();
          }
        }),
    );
  } catch {
    // Another page was loaded meanwhile, which is waited for in turn.
    if (!page.isClosed()) await untilHydrated(page);
  }
}

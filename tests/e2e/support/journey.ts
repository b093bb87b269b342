import {
  type Browser,
  test as base,
  type Page,
  chromium as playwrightChromium,
} from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { admin, type RunningServer, startServer } from './server.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** A page whose relative addresses are the server's. */
  page: Page;
  /** Signs somebody new up through the API, in this page's browser. */
  signUp: (username?: string) => Promise<{ username: string; email: string; password: string }>;
  signInAsAdmin: () => Promise<void>;
}

interface WorkerFixtures {
  browser: Browser;
  /** Whom the server is for: files share those of their worker unless they say another name. */
  serverFor: string;
  /** Its catalogue is the demo one, and what earlier journeys made of it. */
  server: RunningServer;
}

let people = 0;

/** A journey through the real server in a real Chromium. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({}, use) => {
      const browser = await playwrightChromium.launch(await launchOptions());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  serverFor: ['everybody', { option: true, scope: 'worker' }],
  server: [
    async ({ serverFor: _ }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    const { goto, reload } = page;
    page.goto = async (...args) => whenAlive(page, await goto.apply(page, args));
    page.reload = async (...args) => whenAlive(page, await reload.apply(page, args));
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
});

/**
 * A page of ours can be read before it can be used: journeys begin when it can. One whose scripts are
 * held back on purpose is not waited for long.
 */
async function whenAlive<T>(page: Page, answer: T): Promise<T> {
  await page
    .waitForFunction(
      () => !document.getElementById('main') || document.documentElement.dataset.alive,
      undefined,
      { timeout: 5000 },
    )
    .catch(() => {});
  return answer;
}

/** The Chromium that CHROMIUM_PATH names, else the one from `node_modules`. */
async function launchOptions() {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  // Root may not use Chromium's sandbox; what is visited here is our own.
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

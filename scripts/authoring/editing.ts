import type { BrowserContext, Page } from '@playwright/test';
import { median, quantile } from '#scripts/quantiles.ts';

const keystrokes = 40;
const saves = 5;

export interface Editing {
  /** Milliseconds from a key until the page shows it, without the wait for the next frame. */
  keys: { median: number; worst: number };
  /** The main thread's work for each key, with what is brought up to date later. */
  task: number;
  /** Of the request. */
  save: { median: number; worst: number; bytes: number };
}

/** Types into a question of a long quiz and saves it, as an author does. */
export async function measureEditing(
  context: BrowserContext,
  { url, quizId }: { url: string; quizId: number },
): Promise<Editing> {
  const page = await context.newPage();
  await openQuestion(page, url, quizId);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const taskSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  await page.keyboard.type('Warm up ', { delay: 60 });
  await page.evaluate(observeKeys);
  await page.waitForTimeout(500);
  const before = await taskSeconds();
  await page.keyboard.type('x'.repeat(keystrokes), { delay: 60 });
  await page.waitForTimeout(500);
  const task = ((await taskSeconds()) - before) * 1000;
  const keys = (await page.evaluate(() => window.keyTimes)).sort((a, b) => a - b);
  const times: number[] = [];
  let bytes = 0;
  for (let count = 0; count < saves; count += 1) {
    if (count > 0) {
      await openQuestion(page, url, quizId);
      await page.keyboard.type(`${count}`);
    }
    const saved = page.waitForRequest((request) => request.url().includes('/trpc/quiz.save'));
    await page.keyboard.press('Control+s');
    const request = await saved;
    await (await request.response())?.finished();
    times.push(request.timing().responseEnd - request.timing().requestStart);
    bytes = request.postData()?.length ?? 0;
    await page.waitForURL(/\/admin$/);
  }
  await page.close();
  return {
    keys: { median: quantile(keys, 0.5), worst: keys.at(-1) ?? 0 },
    task: task / keystrokes,
    save: { median: median(times), worst: Math.max(...times), bytes },
  };
}

async function openQuestion(page: Page, url: string, quizId: number): Promise<void> {
  await page.goto(`${url}/admin/edit-quiz/${quizId}`);
  await page.locator('[data-save-bar]').waitFor();
  const outline = page.getByRole('list', { name: 'Questions' });
  await outline.getByRole('button').nth(3).waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated);
  await outline.locator('button[aria-current], button[tabindex="0"]').first().press('Enter');
  await page.locator('textarea[id$="-text"]').first().waitFor();
  await page.locator('textarea[id$="-text"]').first().focus();
  await page.keyboard.press('Control+End');
}

declare global {
  interface Window {
    keyTimes: number[];
  }
}

/**
 * Runs in the page. What a key causes is committed before the browser's next frame; a layout that is asked for then is the
 * one of that frame.
 */
function observeKeys(): void {
  window.keyTimes = [];
  const onKey = () => {
    const pressed = performance.now();
    document.addEventListener(
      'input',
      () =>
        queueMicrotask(() => {
          document.body.getBoundingClientRect();
          window.keyTimes.push(performance.now() - pressed);
        }),
      { once: true },
    );
  };
  document.addEventListener('keydown', onKey, true);
}

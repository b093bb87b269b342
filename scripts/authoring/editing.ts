import type { BrowserContext, Page } from '@playwright/test';
import { median } from '#scripts/quantiles.ts';

const rounds = 4;
const keystrokes = 40;
const saves = 9;

export interface Editing {
  /**
   * Milliseconds of keys: the page's work until what is shown is laid out, and the time from the event to the end of the
   * frame that shows it, which includes the wait for that frame. The best of the rounds' medians, and the slowest of all.
   */
  keys: Record<'work' | 'frame', { median: number; worst: number }>;
  /** The main thread's work for each key, with what is brought up to date later; of the best round. */
  task: number;
  /** Of the request. */
  save: { best: number; median: number; worst: number; bytes: number };
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
  const measured: { work: number[]; frame: number[]; task: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForTimeout(500);
    const before = await taskSeconds();
    await page.keyboard.type('x'.repeat(keystrokes), { delay: 60 });
    await page.waitForTimeout(500);
    const task = ((await taskSeconds()) - before) * 1000;
    const { work, frame } = await page.evaluate(() => {
      const times = window.keyTimes;
      window.keyTimes = { work: [], frame: [] };
      return times;
    });
    measured.push({ work, frame, task: task / keystrokes });
  }
  const summary = (of: 'work' | 'frame') => ({
    median: Math.min(...measured.map((round) => median(round[of]))),
    worst: Math.max(...measured.flatMap((round) => round[of])),
  });
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
    keys: { work: summary('work'), frame: summary('frame') },
    task: Math.min(...measured.map(({ task }) => task)),
    save: { best: Math.min(...times), median: median(times), worst: Math.max(...times), bytes },
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
    keyTimes: { work: number[]; frame: number[] };
  }
}

/**
 * Runs in the page. What a key causes is committed before the browser's next frame; a layout that is asked for then is the
 * one of that frame. The first task after a frame's callbacks comes when it is painted.
 */
function observeKeys(): void {
  window.keyTimes = { work: [], frame: [] };
  const onKey = ({ timeStamp }: KeyboardEvent) => {
    const began = performance.now();
    document.addEventListener(
      'input',
      () => {
        queueMicrotask(() => {
          document.body.getBoundingClientRect();
          window.keyTimes.work.push(performance.now() - began);
        });
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.keyTimes.frame.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      },
      { once: true },
    );
  };
  document.addEventListener('keydown', onKey, true);
}

import type { BrowserContext, Page } from '@playwright/test';
import { median } from '#scripts/quantiles.ts';

const rounds = 4;
const keystrokes = 40;
const saves = 9;

/**
 * Milliseconds of keys: the page's work until what is shown is laid out, and the time from the event to the end of the
 * frame that shows it, which includes the wait for that frame.
 */
interface KeyTimes {
  work: number[];
  frame: number[];
}

export interface Editing {
  /** The best of the rounds' medians, and the slowest of all. */
  keys: Record<keyof KeyTimes, { median: number; worst: number }>;
  /** The main thread's work for each key, with what is brought up to date later; of the best round. */
  task: number;
  /** Of the request. */
  save: { best: number; median: number; worst: number; bytes: number };
}

interface EditedQuiz {
  url: string;
  quizId: number;
}

/** Types into a question of a long quiz and saves it, as an author does. */
export async function measureEditing(context: BrowserContext, quiz: EditedQuiz): Promise<Editing> {
  const page = await context.newPage();
  await openQuestion(page, quiz);
  const typing = await measureTyping(page);
  const save = await measureSaves(page, quiz);
  await page.close();
  return { ...typing, save };
}

async function measureTyping(page: Page): Promise<Pick<Editing, 'keys' | 'task'>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const taskSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  await page.keyboard.type('Warm up ', { delay: 60 });
  await page.evaluate(observeKeys);
  const measured: (KeyTimes & { task: number })[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForTimeout(500);
    const before = await taskSeconds();
    await page.keyboard.type('x'.repeat(keystrokes), { delay: 60 });
    await page.waitForTimeout(500);
    const task = ((await taskSeconds()) - before) * 1000;
    const times = await page.evaluate(() => {
      const { keyTimes } = window;
      window.keyTimes = { work: [], frame: [] };
      return keyTimes;
    });
    measured.push({ ...times, task: task / keystrokes });
  }
  const summary = (of: keyof KeyTimes) => ({
    median: Math.min(...measured.map((round) => median(round[of]))),
    worst: Math.max(...measured.flatMap((round) => round[of])),
  });
  return {
    keys: { work: summary('work'), frame: summary('frame') },
    task: Math.min(...measured.map(({ task }) => task)),
  };
}

/** The first save is of what was typed before; for each other, a question is opened and changed. */
async function measureSaves(page: Page, quiz: EditedQuiz): Promise<Editing['save']> {
  const times: number[] = [];
  let bytes = 0;
  for (let count = 0; count < saves; count += 1) {
    if (count > 0) {
      await openQuestion(page, quiz);
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
  return { best: Math.min(...times), median: median(times), worst: Math.max(...times), bytes };
}

async function openQuestion(page: Page, { url, quizId }: EditedQuiz): Promise<void> {
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
    keyTimes: KeyTimes;
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

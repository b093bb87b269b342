import type { CDPSession, Locator, Page } from '@playwright/test';
import { answer, beginEarlier, createExam, submit, tile } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
});

/** RANDOM_TAPS changes the number of taps. */
const taps = Number(process.env.RANDOM_TAPS ?? 500);

const bar = (page: Page, name: 'Next' | 'Submit Quiz' | 'Previous') =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('taps at random places submit nothing, leave nothing and strike nothing out', async ({
    page,
    server,
    signUp,
    sql,
  }) => {
    test.setTimeout(300_000);
    const exam = await createExam(server.url, { questions: 8 });
    await signUp();
    const ends: string[] = [];
    page.on('request', (request) => {
      if (/attempt\.(submit|leave)/.test(request.url())) ends.push(request.url());
    });
    await page.goto(`/quiz/${exam.id}/start`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    // From the fourth second on, leaving asks for confirmation.
    await beginEarlier(sql, exam.id, 5);
    await page.reload();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await keepFinalButtonsOut(page);
    const touch = await page.context().newCDPSession(page);
    await tapAtRandom(touch, { taps, seed: 20261122 });

    await expect(page).toHaveURL(/\/start$/);
    expect(ends).toEqual([]);
    await expect(page.locator('[data-struck]')).toHaveCount(0);
    const struck = await page.evaluate(() => localStorage.getItem('quiz-struck-options'));
    expect(struck ?? '').not.toContain(':');
    // The taps moved through the quiz and answered questions.
    const seen = await page.evaluate(() => document.body.dataset.seen?.split(' ') ?? []);
    expect(seen.length).toBeGreaterThan(1);
    await page.reload();
    await expect(
      page.getByRole('button', { name: /^Questions, [1-8]\/8 answered$/ }),
    ).toBeVisible();
  });

  test('Next keeps its position, and a tap right after it does nothing', async ({
    page,
    beginExam,
  }) => {
    await beginExam({ questions: 4 });
    const at = await middleOf(bar(page, 'Next'));
    for (const number of [2, 3, 4]) {
      // Twice within the pause of 250 ms: one question on, not two.
      await page.evaluate(([x, y]) => {
        const tap = () => {
          const target = document.elementFromPoint(x ?? 0, y ?? 0);
          if (target instanceof HTMLElement) target.click();
        };
        tap();
        queueMicrotask(tap);
      }, at);
      await expect(page.getByRole('heading', { name: `Question ${number} of 4` })).toBeVisible();
      await expect(page.locator('[data-pausing]')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: `Question ${number} of 4` })).toBeVisible();
      const button = bar(page, number === 4 ? 'Submit Quiz' : 'Next');
      expect(await middleOf(button)).toEqual(at);
    }
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      const box = await button.boundingBox();
      if (box) expect(Math.round(box.height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('in landscape all four options are on screen', async ({ page, server, signUp }) => {
    const exam = await createExam(server.url, { questions: 2 });
    await signUp();
    await page.setViewportSize({ width: 812, height: 375 });
    await page.goto(`/quiz/${exam.id}/start`);
    const options = page.locator('[data-option]');
    await expect(options).toHaveCount(4);
    for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByText('What is the answer to number')).toBeInViewport();
  });
});

test('holding Enter down neither submits nor skips questions', async ({ page, beginExam }) => {
  await beginExam({ questions: 3 });
  await answer(page);
  await page.getByRole('heading', { name: 'Question 1' }).focus();
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible();

  await tile(page, 3).click();
  await expect(page.getByRole('heading', { name: 'Question 3 of 3' })).toBeFocused();
  await page.keyboard.down('Enter');
  const keepWorking = page.getByRole('dialog').getByRole('button', { name: 'Keep working' });
  await expect(keepWorking).toBeFocused();
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(keepWorking).toBeFocused();
  await expect(page).toHaveURL(/\/start$/);
});

test('a hundred questions are manageable: only the grid scrolls, the submit sheet groups them', async ({
  page,
  beginExam,
}) => {
  await beginExam({ questions: 100, timeLimit: 120 });
  await expect(page.getByRole('button', { name: 'Review and submit' })).toBeInViewport();
  await tile(page, 90).click();
  await expect(page.getByRole('heading', { name: 'Question 90 of 100' })).toBeVisible();
  await expect(tile(page, 90)).toBeInViewport();
  await answer(page);
  await page.getByRole('button', { name: 'Review and submit' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^Go to questions/ })).toHaveCount(2);
  await expect(sheet.getByRole('button', { name: 'Submit Quiz' })).toBeInViewport();
  await sheet.getByRole('button', { name: 'Go to questions 91–100' }).click();
  await expect(page.getByRole('heading', { name: 'Question 91 of 100' })).toBeVisible();
});

test('with "Go on when I answer" a choice opens the next question, arrow keys do not', async ({
  page,
  beginExam,
}) => {
  await page.clock.install();
  await beginExam({ questions: 2 });
  await page.getByRole('switch', { name: 'Go on when I answer' }).check();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.clock.runFor(700);
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
  await answer(page);
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await answer(page);
  await page.clock.runFor(700);
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
});

test('a closed tab is resumed at its last question, without mention of another device', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 4 });
  await signUp();
  const tab = await page.context().newPage();
  await tab.goto(`${server.url}/quiz/${exam.id}/start`);
  await tile(tab, 3).click();
  await expect(tab.getByRole('heading', { name: 'Question 3 of 4' })).toBeVisible();
  await tab.close();
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page.getByRole('heading', { name: 'Question 3 of 4' })).toBeVisible();
  await expect(page.getByText('Continued from another device')).toHaveCount(0);
});

test('a submit that fails on the server has consistent messages, and no link leads back to the same page', async ({
  page,
  beginExam,
}) => {
  await beginExam({ questions: 2 });
  await answer(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.route('**/trpc/attempt.submit**', (route) =>
    route.fulfill({ status: 500, body: 'boom' }),
  );
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Not submitted yet' })).toBeVisible();
  await expect(page.getByText('The server has a problem.')).toBeVisible();
  await expect(page.getByText(/network|connection/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Resume/ })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Not submitted yet' }).click();
  await page.unroute('**/trpc/attempt.submit**');
  await expect(page.getByText('1 of 2 correct')).toBeVisible();
});

test('leaving gives a receipt; leaving at once without a network says that the quiz is open', async ({
  page,
  server,
  signUp,
  sql,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  await signUp();
  await page.goto(`/quiz/${exam.id}`);
  await page.route('**/trpc/attempt.leave**', (route) => route.abort());
  await page.getByRole('link', { name: 'Start Quiz' }).click();
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  await expect(page.getByText(`“${exam.title}” is still open`)).toBeVisible();
  await page.unroute('**/trpc/attempt.leave**');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Resume/ })
    .click();
  await expect(tile(page, 1)).toBeVisible();
  await beginEarlier(sql, exam.id, 5);
  await page.reload();
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Quiz' }).click();
  await expect(page.getByText(`You left “${exam.title}”`)).toBeVisible();
  await expect(
    page.getByText(/^Received \d\d:\d\d:\d\d\. The attempt counts as not passed\. You can retake/),
  ).toBeVisible();
});

/** @returns the middle of an element on screen, in whole pixels */
async function middleOf(element: Locator): Promise<number[]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
}

/**
 * Blocks the confirming buttons of dialogs and the switch for striking out options, because a tap there
 * counts as deliberate. All other taps have their effect, also those that open such a dialog. The numbers
 * of the questions that were shown are stored in `data-seen`.
 */
async function keepFinalButtonsOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isFinal = (target: Element) => {
      const name = target.closest('button')?.textContent?.trim();
      const confirms = name === 'Submit Quiz' || name === 'Leave Quiz';
      return (
        (confirms && target.closest('[role=dialog]') !== null) ||
        target.closest('label, [role=switch]')?.textContent === 'Strike out options' ||
        target.closest('[role=switch]')?.parentElement?.textContent?.includes('Strike out')
      );
    };
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element) || !isFinal(event.target)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
    const seen = new Set<string>();
    new MutationObserver(() => {
      const number = document.querySelector('main h2')?.textContent?.match(/\d+/)?.[0];
      if (number) seen.add(number);
      const texts = [...seen].join(' ');
      if (document.body.dataset.seen !== texts) document.body.dataset.seen = texts;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Taps at random points of a phone's screen as fast as the browser accepts taps. */
async function tapAtRandom(
  touch: CDPSession,
  { taps, seed }: { taps: number; seed: number },
): Promise<void> {
  const random = chance(seed);
  for (let tap = 0; tap < taps; tap += 1) {
    const point = { x: Math.floor(random() * 375), y: Math.floor(random() * 812) };
    const down = touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [point],
    });
    const up = touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // Every fourth waits until the page has handled it.
    if (tap % 4 === 0) await Promise.all([down, up]);
  }
}

/** Numbers between 0 and 1, the same for the same seed (a linear congruential generator). */
function chance(seed: number): () => number {
  let state = seed % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

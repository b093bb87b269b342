import type { Page } from '@playwright/test';
import { z } from 'zod';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';

const popular = (page: Page) => page.getByRole('region', { name: 'Popular Quizzes' });
const row = (page: Page, index: number) =>
  popular(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .nth(index);

async function popularIds(page: Page): Promise<number[]> {
  await page.goto('/');
  const links = popular(page).getByRole('heading').getByRole('link');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return hrefs.map((href) => Number(/\d+$/.exec(href)?.[0]));
}

/** A self-reported result sets the same cooldowns as one that the server graded. */
async function report(page: Page, quizId: number | undefined, score: number) {
  const data = { quizId, score, totalQuestions: 10, timeTaken: 60 };
  expect((await page.request.post('/api/quiz-attempts/simple', { data })).ok()).toBe(true);
}

test('a guest is led to sign in, and every quiz can be shared (QAB-01, QAB-08, QAB-09)', async ({
  page,
}) => {
  await page.goto('/');
  const first = row(page, 0);
  await first.getByRole('button', { name: /^Share/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Challenge on Facebook',
    'Challenge on Twitter',
    'Challenge on WhatsApp',
    'Copy Challenge Link',
  ]);
  await page.keyboard.press('Escape');
  await first.getByRole('link', { name: 'Login to Play' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('a member sees each quiz in its state: start, cooldown, mastered, retake (QAB-02, QAB-03, QAB-04, QAB-05, QAB-07, QAB-08)', async ({
  page,
  signUp,
}) => {
  await signUp();
  const [failed, mastered, retake] = await popularIds(page);
  await report(page, failed, 7);
  await report(page, mastered, 8);
  await report(page, retake, 3);
  const Status = z.looseObject({ quizId: z.int() });
  const Answer = z.array(z.looseObject({ result: z.looseObject({ data: z.unknown() }) }));
  await page.route(/\/trpc\/attempt\.retakeStatus\?/, async (route) => {
    const answer = await route.fetch();
    const json = Answer.parse(await answer.json());
    // As in two days.
    const later = json.map(({ result }) => ({
      result: {
        data: z
          .array(Status)
          .parse(result.data)
          .map((status) =>
            status.quizId === retake
              ? { ...status, canRetake: true, canRetakeAt: null, action: 'retake' }
              : status,
          ),
      },
    }));
    await route.fulfill({ response: answer, json: later });
  });
  await page.goto('/');
  await expect(row(page, 0).getByRole('button', { name: 'In Cooldown' })).toBeDisabled();
  await expect(row(page, 1).getByRole('button', { name: 'Quiz Mastered' })).toBeDisabled();
  await expect(row(page, 2).getByRole('link', { name: 'Retake Quiz' })).toBeVisible();
  await expect(row(page, 3).getByRole('link', { name: 'Start Quiz' })).toBeVisible();
  await expect(popular(page).getByRole('button', { name: /^Share/ })).toHaveCount(5);
  await row(page, 3).getByRole('link', { name: 'Start Quiz' }).click();
  await expect(page).toHaveURL(/\/quiz\/\d+$/);
  // A call that is still under way would fail after the end, in the test after this one.
  await page.unrouteAll({ behavior: 'wait' });
});

test('while the state is loading, the button shows it (QAB-06)', async ({ page, signUp }) => {
  await signUp();
  const letThrough = await holdBack(page, states);
  await page.goto('/');
  await expect(popular(page).getByRole('button', { name: 'Processing...' })).toHaveCount(5);
  letThrough();
  await expect(popular(page).getByRole('link', { name: 'Start Quiz' })).toHaveCount(5);
});

const states = /\/trpc\/.*attempt\.retakeStatus/;

test('the state of a quiz in cooldown is requested every 2 s; if nothing can change, nothing is requested (QAB-13)', async ({
  page,
  signUp,
}) => {
  await signUp();
  const calls: { at: number; url: string }[] = [];
  page.on('request', (request) => {
    const url = decodeURIComponent(request.url());
    if (states.test(url)) calls.push({ at: Date.now(), url });
  });
  await page.clock.install();
  const [failed] = await popularIds(page);
  await expect(popular(page).getByRole('link', { name: 'Start Quiz' })).toHaveCount(5);
  const whole = calls.length;
  await page.clock.runFor(10_000);
  expect(calls).toHaveLength(whole);

  await report(page, failed, 7);
  await page.goto('/');
  await expect(row(page, 0).getByRole('button', { name: 'In Cooldown' })).toBeDisabled();
  const before = calls.length;
  await page.clock.runFor(2_500);
  await expect.poll(() => calls.length - before).toBeGreaterThanOrEqual(1);
  await page.clock.runFor(2_500);
  await expect.poll(() => calls.length - before).toBeGreaterThanOrEqual(2);
  for (const { url } of calls.slice(before + 1)) expect(url).toContain(`"quizIds":[${failed}]`);
});

test('a challenge opens in a small window of the chosen network (QAB-10, QAB-11)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'opened', []);
    window.open = (...args) => {
      Reflect.get(window, 'opened').push(args);
      return null;
    };
  });
  const [id] = await popularIds(page);
  for (const name of ['Facebook', 'Twitter', 'WhatsApp']) {
    await row(page, 0)
      .getByRole('button', { name: /^Share/ })
      .click();
    await page.getByRole('menuitem', { name }).click();
  }
  const opened = z
    .array(z.tuple([z.string(), z.string(), z.string()]))
    .parse(await page.evaluate(() => Reflect.get(window, 'opened')));
  const link = encodeURIComponent(`${new URL(page.url()).origin}/quiz/${id}?challenge=true`);
  for (const [index, start] of [
    'https://www.facebook.com/sharer/sharer.php?',
    'https://twitter.com/intent/tweet?',
    'https://wa.me/?',
  ].entries()) {
    expect(opened[index]?.[0].startsWith(start)).toBe(true);
    expect(opened[index]?.[0]).toContain(link);
    expect(opened[index]?.[2]).toContain('noopener');
    expect(opened[index]?.[2]).toContain('width=600,height=400');
  }
});

test('the challenge link is copied with a text (QAB-12, ERR-20)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Reflect.set(window, 'copied', text) },
    });
  });
  const [id] = await popularIds(page);
  await row(page, 0)
    .getByRole('button', { name: /^Share/ })
    .click();
  await page.getByRole('menuitem', { name: 'Copy Challenge Link' }).click();
  await expect(page.getByText('Challenge link copied!')).toBeVisible();
  await expect(
    page.getByText('Share this link with your friends to challenge them.'),
  ).toBeVisible();
  const copied = String(await page.evaluate(() => Reflect.get(window, 'copied')));
  expect(copied).toMatch(new RegExp(`\\S+ .*\\n.*/quiz/${id}\\?challenge=true$`));
});

test('without the Clipboard API the link is copied too (decision 124)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement) Reflect.set(window, 'copied', field.value);
    });
  });
  const [id] = await popularIds(page);
  await row(page, 0)
    .getByRole('button', { name: /^Share/ })
    .click();
  await page.getByRole('menuitem', { name: 'Copy Challenge Link' }).click();
  await expect(page.getByText('Challenge link copied!')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toContain(
    `/quiz/${id}?challenge=true`,
  );
});

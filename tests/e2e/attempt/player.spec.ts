import type { Page } from '@playwright/test';
import { answer, createExam, dialogsLoaded, tile } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { refuse } from '../support/refusing.ts';
import { administrator } from '../support/writing.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
});

const option = (page: Page, name: RegExp) => page.getByRole('radio', { name });

test('the time can be hidden, stays hidden, and is shown again for the last five minutes', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  await page.clock.install();
  await page.goto(`/quiz/${exam.id}/start`);
  const timer = page.getByRole('timer', { name: 'Time left' });
  await expect(timer).toBeVisible();
  await page.getByRole('switch', { name: 'Hide time' }).check();
  await expect(timer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show time' })).toBeVisible();
  await page.reload();
  await expect(tile(page, 1)).toBeVisible();
  await expect(timer).toBeHidden();
  await page.clock.fastForward(310_000);
  await expect(timer).toBeVisible();
  await expect(page.getByText('Time running low!', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show time' })).toHaveCount(0);
});

test('options are struck out by a button, once it is switched on, and by X, can still be chosen, and are never sent', async ({
  page,
  beginExam,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await beginExam();
  const wrong = option(page, /^very wrong/);
  const row = page.locator('[data-option]').filter({ has: wrong });

  await expect(page.getByRole('button', { name: /^Strike out option/ })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Strike out options' }).check();
  await row.getByRole('button', { name: /^Strike out option [A-D]$/ }).click();
  await expect(option(page, /^very wrong \d ?, struck out$/)).toBeVisible();
  const words = row.locator('label span').filter({ has: page.locator('bdi') });
  await expect(words).toHaveCSS('text-decoration-line', 'line-through');
  await page.reload();
  await expect(option(page, /^very wrong \d ?, struck out$/)).toBeVisible();
  await wrong.check({ force: true });
  await expect(option(page, /^very wrong \d$/)).toBeChecked();

  await page.keyboard.press('x');
  await expect(option(page, /^very wrong \d ?, struck out$/)).not.toBeChecked();
  await page
    .locator('[data-option]')
    .filter({ has: option(page, /^right/) })
    .hover();
  await page.getByRole('heading', { name: 'Question 1' }).focus();
  await page.keyboard.press('x');
  await expect(option(page, /^right \d ?, struck out$/)).toBeVisible();
  // The same key of a Russian keyboard.
  await page.evaluate(() => {
    const key = { key: 'ч', code: 'KeyX', bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(option(page, /^right \d$/)).toBeVisible();
  await answer(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(sent.join()).not.toMatch(/struck/);
});

test('a picture is enlarged by a click and by Z, and shortcuts are off in text fields', async ({
  page,
  server,
  signUp,
}) => {
  await using admin = await administrator(server.url);
  const [category] = await (await admin.calls.get('/api/categories')).json();
  const quiz = await admin.create('/api/quizzes', {
    title: 'Pictures',
    description: 'Made for a journey.',
    categoryId: category.id,
    status: 'active',
    questionsPerAttempt: 1,
  });
  await admin.create('/api/questions', {
    quizId: quiz.id,
    text: 'What does it show?',
    type: 'fill_blank',
    options: ['A square'],
    correctOption: 0,
    imageUrl: 'https://pictures.example.com/square.svg',
  });
  await page.route('https://pictures.example.com/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M9 9h70v70H9z"/></svg>',
    }),
  );
  await signUp();
  await page.goto(`/quiz/${quiz.id}/start`);
  const large = page.getByRole('dialog', { name: 'Picture of the question' });
  await page.getByRole('button', { name: /Enlarge/ }).click();
  await expect(large.getByAltText(/enlarged/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await page.keyboard.press('z');
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('');
  await page.keyboard.type('zxs');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('zxs');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a quiz that cannot be started shows the reason and a link back', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  const allow = await refuse(page, 'attempt.start', 'internal', '');
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page.getByRole('alert')).toContainText('The quiz could not be started');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the quiz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: exam.title })).toBeVisible();
  await allow();
});

test('what the first question does not need is loaded once the browser is idle after it', async ({
  page,
  beginExam,
}) => {
  const later =
    /\/assets\/(?:player-dialogs|leave-dialog|quiz-summary|presence-reporter|presence)-/;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (later.test(request.url())) asked.push(request.url());
  });
  // As if the browser had no time for anything else, until it is let go on.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (act) => waiting.push(act);
    addEventListener('let-idle', () => {
      for (const act of waiting.splice(0)) act({ didTimeout: true, timeRemaining: () => 0 });
    });
  });
  await beginExam();
  await answer(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('let-idle')));
  await dialogsLoaded(page);
  await expect(tile(page, 1)).toHaveAccessibleName(/, answered/);
});

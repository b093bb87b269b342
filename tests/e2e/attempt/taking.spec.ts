import { request } from '@playwright/test';
import { answer, beginEarlier, createExam, rightOption, submit, tile } from '../support/exam.ts';
import { expect, inMotion, test } from '../support/journey.ts';

test.use(inMotion);

test('a new member registers, takes a quiz and reads the result without a mouse', async ({
  page,
  server,
}) => {
  const exam = await createExam(server.url);
  const name = `keys_${Date.now().toString(36)}`;
  await page.goto(`/auth?tab=register&redirect=/quiz/${exam.id}`);
  await tabTo(page, 'Username');
  await page.keyboard.type(name);
  await tabTo(page, 'Email');
  await page.keyboard.type(`${name}@example.com`);
  await tabTo(page, 'Password');
  await page.keyboard.type('correct horse');
  await tabTo(page, 'Confirm password');
  await page.keyboard.type('correct horse');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/quiz/${exam.id}$`));
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toBeVisible();
  await tabTo(page, 'Start Quiz');
  await page.keyboard.press('Enter');
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 5` })).toBeVisible();
    await page.keyboard.press(String(await rightOption(page)));
    await expect(tile(page, number)).toHaveAccessibleName(/answered, current/);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toContainText('All answered.');
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Keep working' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/quiz-summary\?attempt=\d+$/);
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  await expect(page.getByText('5 of 5 correct')).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('personal:quiz-result'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ quiz: { id: exam.id }, result: { score: 5 } });
  await page.reload();
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
});

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: import('@playwright/test').Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const labels =
        activeElement instanceof HTMLInputElement ? [...(activeElement.labels ?? [])] : [];
      const own = [activeElement?.getAttribute('aria-label'), ...labels.map((l) => l.textContent)];
      return [...own, activeElement?.textContent].map((text) => text?.replace('*', '').trim());
    });
    if (focused.some((text) => text?.toLowerCase() === name.toLowerCase())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nothing named ${name} can be reached with Tab.`);
}

test('QTAKE-01 QTAKE-02 QTAKE-03 QTAKE-04 QTAKE-05 the grid, the moves, the flags and the submit sheet', async ({
  page,
  beginExam,
}) => {
  await beginExam();
  await expect(page.getByRole('navigation', { name: 'Questions' }).getByRole('button')).toHaveCount(
    5,
  );
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(10:00|09:5\d)$/);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await answer(page);
  await page.getByRole('button', { name: 'Flag' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(tile(page, 1)).toHaveAccessibleName('Question 1, answered, flagged');
  await expect(tile(page, 2)).toHaveAccessibleName('Question 2, unanswered, current');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { name: /^right/ })).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await tile(page, 5).click();
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('4 questions without an answer');
  await expect(sheet.getByRole('button', { name: 'Keep working' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Go to question 3' }).click();
  await expect(page.getByRole('heading', { name: 'Question 3 of 5' })).toBeFocused();
});

test('QTAKE-10 QTAKE-11 QTAKE-12 QTAKE-13 QTAKE-14 QTAKE-15 QTAKE-16 QTAKE-17 QTAKE-18 leaving in the first seconds voids the attempt; later it asks, and confirming ends the attempt', async ({
  page,
  server,
  signUp,
  sql,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  await page.goto(`/quiz/${exam.id}`);
  await page.getByRole('link', { name: 'Start Quiz' }).click();
  await expect(tile(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  await expect(page).toHaveURL(`${server.url}/`);

  await page.goto(`/quiz/${exam.id}`);
  await page.getByRole('link', { name: 'Start Quiz' }).click();
  await expect(tile(page, 1)).toBeVisible();
  await answer(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await beginEarlier(sql, exam.id, 5);
  await page.reload();
  await expect(tile(page, 1)).toBeVisible();
  const dialog = page.getByRole('alertdialog');
  for (const leave of [
    () => page.goBack().catch(() => null),
    () => page.getByRole('button', { name: 'Exit Quiz' }).click(),
  ]) {
    await leave();
    await expect(dialog.getByRole('button', { name: 'Stay & Continue' })).toBeFocused();
    await expect(page).toHaveURL(/\/start$/);
    await dialog.getByRole('button', { name: 'Stay & Continue' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('radio', { name: /^right/ })).toBeChecked();
  }
  const isHeld = await page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isHeld).toBe(true);

  await page.getByRole('button', { name: 'Exit Quiz' }).click();
  await dialog.getByRole('button', { name: 'Leave Quiz' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto('/results');
  await expect(
    page.getByRole('row', { name: new RegExp(`${exam.title} Abandoned 0%`) }),
  ).toBeVisible();

  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page).toHaveURL(new RegExp(`/quiz/${exam.id}$`));
  await expect(page.getByText('You need to wait before retaking this quiz.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Failed - Cooldown' })).toBeVisible();
  await expect(page.getByText(/^47h 59m \d+s$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'In Cooldown' })).toBeDisabled();
});

test('QTAKE-06 QTAKE-07 QTAKE-08 QTAKE-09 the timer warns at 300 and 60 seconds, and submits at zero', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  await page.clock.install();
  await page.goto(`/quiz/${exam.id}/start`);
  await answer(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const low = page.getByText('Time running low!', { exact: true });
  const critical = page.getByText('Auto-submit in progress!', { exact: true });

  // The page's clock leaves the server's behind: an answer to a call would set it right.
  await page.route(/\/trpc\/(?!attempt\.submit)/, (route) => route.abort());
  await page.clock.fastForward(280_000);
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^05:/);
  await expect(low).toBeHidden();
  await page.clock.fastForward(25_000);
  await expect(low).toBeVisible();
  await page.clock.fastForward(240_000);
  await expect(critical).toBeVisible();
  await expect(page.locator('[aria-live=assertive]').first()).toContainText('1 minute left');
  await page.clock.fastForward(60_000);
  await expect(page.getByText("Time's up", { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(/\/quiz-summary/);
  await expect(page.getByText('1 of 5 correct')).toBeVisible();
});

test('a submit that arrives after the deadline is graded on what had been saved', async ({
  page,
  sql,
  beginExam,
}) => {
  await page.clock.install();
  const { exam } = await beginExam({ timeLimit: 1 });
  await answer(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.keyboard.press('n');
  await answer(page);
  await expect(page.getByText(/kept on this device/)).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByText("Time's up", { exact: true })).toBeVisible();
  await expect(page.getByText('Not submitted yet')).toBeVisible();
  // The time of the quiz and the 15 s after it are over on the server too.
  await beginEarlier(sql, exam.id, 60 + 16);
  await page.context().setOffline(false);
  await expect(page.getByText('1 of 5 correct')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('The time ran out.')).toBeVisible();
  await expect(
    page.getByText(/^1 answer received [\d:]+\. Answer 2 came \d+ s late and was not counted\.$/),
  ).toBeVisible();
});

test('QTAKE-21 while the code of the summary is loading, a message says so', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  const arrives = Promise.withResolvers<void>();
  await page.route(/\/assets\/quiz-summary-.*\.js/, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.goto(`/quiz/${exam.id}/start`);
  await answer(page);
  await submit(page);
  await expect(page.getByText('Loading results...')).toBeVisible();
  arrives.resolve();
  await expect(page.getByText('1 of 5 correct')).toBeVisible();
});

test('ERR-14 a learner who is signed out at the start is asked to log in, and returns afterwards', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  const guest = await request.newContext();
  await page.route('**/trpc/attempt.start**', async (route) => {
    const data = route.request().postDataBuffer() ?? '';
    const headers = { 'content-type': 'application/json' };
    const response = await guest.post(route.request().url(), { headers, data });
    await route.fulfill({ response });
  });
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByText('Please log in to take this quiz.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/auth?redirect=${encodeURIComponent(`/quiz/${exam.id}/start`)}`,
  );
});

test('the summary of an attempt that is still open links to it and submits nothing', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url);
  await signUp();
  const started = await page.request.post(`/api/quizzes/${exam.id}/attempts`);
  const { id } = await started.json();
  await page.goto(`/quiz-summary?attempt=${id}`);
  await expect(page.getByRole('heading', { name: 'This attempt is still open' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue Quiz' }).click();
  await expect(tile(page, 1)).toBeVisible();
});

test('the summary without a result redirects to the results', async ({ page, signUp }) => {
  await page.goto('/quiz-summary');
  await expect(page).toHaveURL(/\/auth/);
  await signUp();
  await page.goto('/quiz-summary');
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByRole('link', { name: 'Explore Quizzes' })).toBeVisible();
});

test('ERR-17 RES-02 an attempt is shown only to its owner', async ({ page, signUp, beginExam }) => {
  await beginExam({ questions: 2 });
  await answer(page, 'quite wrong');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Not passed' })).toBeVisible();
  await page.getByRole('link', { name: 'Review answers' }).click();
  await expect(page.getByText('Your answer, wrong')).toBeVisible();
  await expect(page.getByText('Correct answer')).toHaveCount(2);
  await expect(page.getByText('Because it is number 1.')).toBeVisible();
  const address = page.url();
  await signUp();
  await page.goto(address);
  await expect(page.getByText('Quiz attempt not found')).toBeVisible();
});

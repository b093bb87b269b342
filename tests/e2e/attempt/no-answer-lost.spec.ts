import type { BrowserContext, Locator, Page } from '@playwright/test';
import { answer, createExam, dialogsLoaded, submit, tile } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { administrator, createDraft } from '../support/writing.ts';

const saved = 'Saved';
const kept = /kept on this device/;

// One test kills the server: the embedded database must recover.
test.use({ environment: { DATABASE_URL: '' } });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
});

/** Another page of the same browser, or of another one, once it can be used. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.waitForFunction(() => document.documentElement.dataset.hydrated);
  return tab;
}

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

async function signInAgain(dialog: Locator, { password }: { password: string }): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
}

test('no answer is lost: the server is killed, the page is reloaded, the network fails and returns', async ({
  page,
  server,
  beginExam,
}) => {
  const { exam } = await beginExam();
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  await tile(page, 2).click();
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await server.kill();
  await tile(page, 3).click();
  await answer(page);
  await expect(page.getByText(kept)).toBeVisible();
  await server.start();
  // At once, before the next try: unsaved answers must come from the browser's storage.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 3 of 5' })).toBeVisible();
  for (const number of [1, 2, 3])
    await expect(tile(page, number)).toHaveAccessibleName(/, answered/);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expect(page.getByText('Continued from another device')).toBeHidden();

  await page.context().setOffline(true);
  await tile(page, 4).click();
  await answer(page);
  await expect(page.getByText('Offline: 1 answer kept on this device')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  await submit(page);
  await expect(page.getByText('4 of 5 correct')).toBeVisible();
  await page.goto('/results');
  await expect(page.getByRole('link', { name: exam.title })).toHaveCount(1);
  await expect(page.getByText('1 attempt, 1 passed.')).toBeVisible();
});

test('long Chinese answers that were written without network are saved when it is back', async ({
  page,
  server,
  signUp,
}) => {
  await using author = await administrator(server.url);
  const { id: quizId } = await createDraft(author, 'Two essays');
  for (const text of ['Why does ice float?', 'Why is the sea salty?'])
    await author.create('/api/questions', { quizId, type: 'essay', text, options: [] });
  const published = await author.calls.put(`/api/quizzes/${quizId}`, {
    data: { status: 'active', questionsPerAttempt: 2 },
  });
  expect(published.ok(), await published.text()).toBe(true);
  await signUp();
  await page.goto(`/quiz/${quizId}/start`);
  const text = page.getByRole('textbox', { name: 'Your answer' });
  await expect(text).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  // Together fewer than 64 Ki characters, but more bytes.
  for (const number of [1, 2]) {
    await tile(page, number).click();
    await text.fill('水'.repeat(12_000));
  }
  await expect(page.getByText('Offline: 2 answers kept on this device')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await page.reload();
  for (const number of [1, 2]) await expect(tile(page, number)).toHaveAccessibleName(/, answered/);
});

test('ERR-16 a submit without network is kept, shown as waiting, and sent when the network is back', async ({
  page,
  beginExam,
}) => {
  await beginExam();
  await dialogsLoaded(page);
  await page.context().setOffline(true);
  await answer(page);
  await submit(page);
  await expect(page).toHaveURL(/\/quiz-summary/);
  await expect(page.getByText('Failed to submit quiz. Please try again.')).toBeVisible();
  await expect(
    page.getByText('Your answers are kept on this device. You answered 1 of 5.'),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('1 of 5 correct')).toBeVisible();
});

test('ERR-16 without IndexedDB a submit that fails is kept too, also when the page is loaded again', async ({
  page,
  beginExam,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  const writes = /\/trpc\/attempt\.(save|submit)/;
  await page.route(writes, (route) => route.abort());
  await beginExam();
  await answer(page);
  await submit(page);
  const isKept = page.getByText('Your answers are kept on this device. You answered 1 of 5.');
  await expect(isKept).toBeVisible();
  await page.reload();
  await expect(isKept).toBeVisible();
  await page.unroute(writes);
  await expect(page.getByText('1 of 5 correct')).toBeVisible();
});

test('dialogs load after the first question and then need no network; where that failed, the page is loaded again', async ({
  page,
  beginExam,
}) => {
  const dialogs = /\/assets\/player-dialogs-.*\.js/;
  await page.route(dialogs, (route) => route.abort());
  await beginExam();
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await page.keyboard.press('s');
  await page.unroute(dialogs);
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await loadedAgain;
  await dialogsLoaded(page);
  await expect(tile(page, 1)).toHaveAccessibleName(/, answered/);

  await page.context().setOffline(true);
  await submit(page);
  await expect(page.getByText(/Your answers are kept on this device/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('1 of 5 correct')).toBeVisible();
});

test('two tabs work on one attempt, and both show its result', async ({
  page,
  server,
  beginExam,
}) => {
  const { exam } = await beginExam();
  await answer(page, 'quite wrong');
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  const other = await openTab(page.context(), `${server.url}/quiz/${exam.id}/start`);
  await expect(other.getByText('Also open in another tab')).toBeVisible();
  await expect(page.getByText('Also open in another tab')).toBeVisible();
  await expect(other.getByRole('radio', { name: /^quite wrong/ })).toBeChecked();
  await answer(other);
  await expect(other.getByText(saved, { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^right/ })).toBeChecked();
  await submit(page);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/quiz-summary/);
    await expect(tab.getByText('1 of 5 correct')).toBeVisible();
  }
});

test('answers that a closed tab could not send are sent by another tab', async ({
  page,
  server,
  beginExam,
}) => {
  const { exam } = await beginExam();
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  const other = await openTab(page.context(), `${server.url}/quiz/${exam.id}/start`);
  await expect(other.getByRole('radio', { name: /^right/ })).toBeChecked();
  await page.context().setOffline(true);
  await tile(other, 2).click();
  await answer(other);
  await expect(other.getByText(kept)).toBeVisible();
  await other.close({ runBeforeUnload: false });
  await page.context().setOffline(false);
  await submit(page);
  await expect(page.getByText('2 of 5 correct')).toBeVisible();
});

test('another device continues the attempt, even when the first one’s clock is hours ahead', async ({
  page,
  server,
  signUp,
  browser,
}) => {
  const exam = await createExam(server.url);
  const account = await signUp();
  await page.clock.install({ time: Date.now() + 5 * 3_600_000 });
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(10:00|09:5\d)$/);
  await answer(page, 'quite wrong');
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  await context.request.post('/api/login', { data: account });
  const device = await openTab(context, `/quiz/${exam.id}`);
  await device.getByRole('link', { name: 'Continue Quiz' }).click();
  await expect(device.getByText('Continued from another device')).toBeVisible();
  await expect(device.getByRole('heading', { name: 'Question 2 of 5' })).toBeVisible();
  await tile(device, 1).click();
  await expect(device.getByText('Continued from another device')).toBeHidden();
  await expect(device.getByRole('radio', { name: /^quite wrong/ })).toBeChecked();
  await answer(device);
  await expect(device.getByText(saved, { exact: true })).toBeVisible();

  await submit(page);
  await expect(page.getByText('1 of 5 correct')).toBeVisible();
  await device.keyboard.press('n');
  await answer(device);
  await expect(device).toHaveURL(/\/quiz-summary/);
  await expect(device.getByText('1 of 5 correct')).toBeVisible();
  await context.close();
});

test('a phone that comes back shows what a laptop has answered meanwhile, and overwrites none of it', async ({
  page,
  server,
  beginExam,
  browser,
}) => {
  const { exam, account } = await beginExam();
  await answer(page, 'quite wrong');
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  await context.request.post('/api/login', { data: account });
  const laptop = await openTab(context, `/quiz/${exam.id}/start`);
  for (const number of [1, 2]) {
    await tile(laptop, number).click();
    await answer(laptop);
    await expect(laptop.getByText(saved, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('radio', { name: /^quite wrong/ })).toBeChecked();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('radio', { name: /^right/ })).toBeChecked();
  await expect(tile(page, 2)).toHaveAccessibleName(/, answered/);
  await tile(page, 3).click();
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  await tile(laptop, 4).click();
  await answer(laptop);
  await expect(laptop.getByText(saved, { exact: true })).toBeVisible();
  // The page was visible all the time: what it is about to submit is read when it asks.
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog').getByText('4', { exact: true }).first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByText('4 of 5 correct')).toBeVisible();
  await laptop.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(laptop.getByText('4 of 5 correct')).toBeVisible();
  await context.close();
});

test('a session that ended in the middle keeps the answers until the learner signs in again', async ({
  page,
  server,
  beginExam,
}) => {
  // A refused report of where the learner is opens the dialog too, which then covers the question.
  await page.route(/\/classroom\.presence/, (route) => route.abort());
  const { account } = await beginExam();
  await page.context().clearCookies();
  await answer(page);
  const dialog = signInDialog(page);
  await expect(dialog).toContainText(account.email);
  await expect(page.getByText('Signed out: 1 answer kept on this device.')).toBeVisible();
  await signInAgain(dialog, account);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  // In another tab.
  await tile(page, 2).click();
  await page.context().clearCookies();
  await answer(page);
  await expect(dialog).toBeVisible();
  await page.request.post(`${server.url}/api/login`, { data: account });
  const tab = await openTab(page.context(), `${server.url}/`);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/start$/);
  await tab.close();
});

test('a submit without a session asks to sign in over the quiz, and continues afterwards', async ({
  page,
  beginExam,
}) => {
  const { account } = await beginExam();
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  // The dialog reads what other devices have saved, for which the session is needed, too.
  const read = page.waitForResponse(/\/trpc\/attempt\.save/);
  await page.keyboard.press('s');
  await read;
  await page.context().clearCookies();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(signInDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/start$/);
  await expect(page.getByText('Failed to submit quiz')).toHaveCount(0);
  await signInAgain(signInDialog(page), account);
  await expect(page.getByText('1 of 5 correct')).toBeVisible();
});

test('when another account signs in, a dialog opens over the quiz, and leaving it starts no attempt', async ({
  page,
  server,
  signUp,
  beginExam,
}) => {
  const { exam, account: owner } = await beginExam();
  await answer(page);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await tile(page, 2).click();
  const other = await signUp();
  await answer(page);
  const dialog = page.getByRole('dialog', { name: 'Another account is signed in' });
  await expect(dialog).toContainText(owner.email);
  await signInAgain(dialog, owner);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();

  await page.request.post(`${server.url}/api/login`, { data: other });
  await page.getByRole('button', { name: 'Flag' }).click();
  await dialog.getByRole('button', { name: 'Use the other account' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('button', { name: new RegExp(other.username) })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Resume/ })).toHaveCount(0);

  await page.request.post(`${server.url}/api/login`, { data: owner });
  // The first page loads itself again when it notices the change.
  const again = await openTab(page.context(), `${server.url}/quiz/${exam.id}/start`);
  await expect(again.getByRole('heading', { name: 'Question 2 of 5' })).toBeVisible();
  await expect(again.getByRole('button', { name: 'Flagged', exact: true })).toBeVisible();
  for (const number of [1, 2]) await expect(tile(again, number)).toHaveAccessibleName(/, answered/);
});

test('an answer that the server refuses is shown on its question, and the others are saved', async ({
  page,
  beginExam,
}) => {
  await beginExam();
  // The first answer, to question 2, names an option that the question does not have until this ends.
  let corrupts = true;
  let questionId: number | undefined;
  await page.route(/\/trpc\/attempt\.save/, (route) => {
    const body = route.request().postDataJSON();
    questionId ??= body.answers[0].questionId;
    for (const given of body.answers)
      if (corrupts && given.questionId === questionId) given.selectedOption = 77;
    return route.continue({ postData: body });
  });
  await tile(page, 2).click();
  await answer(page);
  await expect(page.getByText(/^Answer not accepted: /)).toBeVisible();
  await expect(tile(page, 2)).toHaveAccessibleName(/not accepted/);

  await tile(page, 3).click();
  await answer(page);
  await expect(page.getByText('Your answer to question 2 was not accepted.')).toBeVisible();
  corrupts = false;
  await page.getByRole('button', { name: 'Show question' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 5' })).toBeVisible();
  await answer(page, 'quite wrong');
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await submit(page);
  await expect(page.getByText('2 answers received', { exact: false })).toBeVisible();
});

test('a page that offers to resume an attempt learns that it has ended elsewhere', async ({
  page,
  beginExam,
}) => {
  await beginExam();
  const resume = page.getByRole('banner').getByRole('link', { name: /^Resume/ });
  await page.goto('/quizzes');
  await expect(resume).toBeVisible();
  const [open] = await (await page.request.get('/api/user/open-attempts')).json();
  await page.request.post(`/api/quiz-attempts/${open.id}/submit`, { data: { answers: [] } });
  // As a browser reports when a tab is looked at again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(resume).toBeHidden();
});

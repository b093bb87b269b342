import type { Page } from '@playwright/test';
import type pg from 'pg';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { openByName } from '../support/keyboard.ts';
import { inClass, signIn, trpc } from '../support/school.ts';
import { admin } from '../support/server.ts';
import { administrator, publishQuestion } from '../support/writing.ts';

/** A quiz with one essay, which learners of a class have written. */
async function essayInClass(url: string, title: string) {
  await using author = await administrator(url);
  const { id } = await publishQuestion(author, title, {
    text: `Why? ${title}`,
    type: 'essay',
    options: [],
    essay: {},
  });
  return { id, ...(await inClass(await signIn(url, admin), title, id)) };
}

/** Gives the only answer of an attempt full marks, without the page. */
async function markInFull(url: string, sql: pg.Pool, attemptId: number) {
  const found = await sql.query('select id from answers where quiz_attempt_id = $1', [attemptId]);
  const { id } = found.rows[0];
  await trpc(await signIn(url, admin), 'marking.mark', { id, number: 0, credit: 100 });
}

async function write(page: Page, quizId: number, answerText: string) {
  const started = await page.request.post(`/api/quizzes/${quizId}/attempts`);
  const { id, questions } = await started.json();
  const answers = [{ questionId: questions[0].questionId, seq: 1, answerText }];
  const ended = await page.request.post(`/api/quiz-attempts/${id}/submit`, { data: { answers } });
  expect(ended.ok(), await ended.text()).toBe(true);
  return id;
}

test('what is entered of a mark stays when names are shown, and is not lost by going on', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const { id } = await essayInClass(server.url, 'Two essays');
  const first = await signUp();
  await write(page, id, 'The first text');
  await signUp();
  await write(page, id, 'The second text');

  await signInAsAdmin();
  await page.goto('/admin/marking');
  await expect(page.getByLabel('Class', { exact: true }).locator('option:checked')).toHaveText(
    'All',
  );
  await page.getByRole('link', { name: 'Why? Two essays' }).click();
  await expect(page.getByText('The first text')).toBeVisible();
  const mark = page.getByRole('textbox', { name: 'Mark in percent' });
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await mark.fill('80');
  await comment.fill('Nearly all of it');
  await page.getByRole('switch', { name: 'Show names' }).click();
  await expect(page.getByText(first.username)).toBeVisible();
  await expect(mark).toHaveValue('80%');
  await expect(comment).toHaveValue('Nearly all of it');

  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(leaving).toBeHidden();
  await expect(comment).toHaveValue('Nearly all of it');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(page.getByText('The second text')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answer' })).toBeFocused();
  await expect(leaving).toBeHidden();
  await expect(comment).toHaveValue('');

  await comment.fill('To be left');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('p');
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('The first text')).toBeVisible();
  await expect(comment).toHaveValue('Nearly all of it');
  await page.keyboard.press('n');
  await expect(page.getByText('The second text')).toBeVisible();
});

test('a mark is in the gradebook at once, and provisional until then', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const { id, classId, joinCode } = await essayInClass(server.url, 'An essay of a class');
  const learner = await signUp();
  await trpc(await signIn(server.url, learner), 'classroom.join', { joinCode });
  await write(page, id, 'The only text');
  await page.goto('/classes');
  await expect(page.getByText('Provisional: answers are still to be marked.')).toBeVisible();

  await signInAsAdmin();
  await page.goto(`/admin/classes/${classId}`);
  const row = page
    .getByRole('region', { name: 'Gradebook' })
    .getByRole('row')
    .filter({ hasText: learner.username });
  await expect(row).toContainText('0%');
  // Without another load of the page, there and back.
  await openByName(page, 'Marking', /\/admin\/marking$/);
  await page.getByRole('link', { name: 'Why? An essay of a class' }).click();
  await page.getByRole('textbox', { name: 'Mark in percent' }).fill('90');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The mark is saved')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(row).toContainText('90%');
});

test('who has read a result before it was marked gets the mark on the way back', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const { id } = await essayInClass(server.url, 'An essay read twice');
  const exams = [await createExam(server.url), await createExam(server.url)];
  await signUp();
  for (const exam of exams) await takeExam(page, exam.id, 5);
  const attemptId = await write(page, id, 'The only text');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/results/${attemptId}`);
  const verdict = page.getByRole('main').getByText('To be marked').first();
  await expect(verdict).toBeVisible();
  const toResults = page.getByRole('main').getByRole('link', { name: 'My Results' });
  await toResults.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Results' })).toBeVisible();
  await expect(page.getByRole('img', { name: /2 of 2 attempts reached/ })).toBeVisible();
  // The page came with the result: it was not asked for a second time.
  expect(asked.filter((url) => url.includes('attempt.review'))).toEqual([]);
  await markInFull(server.url, sql, attemptId);
  await page.goBack();
  await expect(toResults).toBeVisible();
  await expect(page.getByRole('main').getByText('Passed', { exact: true }).first()).toBeVisible();
  await expect(verdict).toHaveCount(0);
});

test('results of a quiz that were read before show what was marked since', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const title = 'An essay with results';
  const { id } = await essayInClass(server.url, title);
  const learner = await signUp();
  const attemptId = await write(page, id, 'The only text');
  await signInAsAdmin();
  await page.goto(`/admin/quiz-results/${id}`);
  const row = page
    .getByRole('table', { name: 'Attempts' })
    .getByRole('row')
    .filter({ hasText: learner.email });
  await expect(row).toContainText('To be marked');
  await openByName(page, 'Marking', /\/admin\/marking$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Marking' })).toBeVisible();
  await markInFull(server.url, sql, attemptId);
  await page.goBack();
  await expect(row).toContainText('100%');
  await expect(row).not.toContainText('To be marked');
});

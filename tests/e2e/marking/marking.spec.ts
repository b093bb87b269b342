import type { Page } from '@playwright/test';
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

async function write(page: Page, quizId: number, answerText: string) {
  const started = await page.request.post(`/api/quizzes/${quizId}/attempts`);
  const { id, questions } = await started.json();
  const answers = [{ questionId: questions[0].questionId, seq: 1, answerText }];
  const ended = await page.request.post(`/api/quiz-attempts/${id}/submit`, { data: { answers } });
  expect(ended.ok(), await ended.text()).toBe(true);
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

test('a mark is in the gradebook at once', async ({ page, server, signUp, signInAsAdmin }) => {
  const { id, classId, joinCode } = await essayInClass(server.url, 'An essay of a class');
  const learner = await signUp();
  await trpc(await signIn(server.url, learner), 'classroom.join', { joinCode });
  await write(page, id, 'The only text');

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

import { inspect } from '../support/accessibility.ts';
import { choose, expect, makeQuiz, stored, test } from '../support/quiz-editor.ts';
import { administrator } from '../support/writing.ts';

/** A draft whose second question has a hint. */
async function makeDraft(url: string, title: string) {
  const id = await makeQuiz(url, title, [
    'Which town is a capital?',
    'Which town is not a capital?',
  ]);
  await using writer = await administrator(url);
  const sent = await writer.calls.put(`/api/quizzes/${id}`, { data: { status: 'draft' } });
  expect(sent.ok()).toBe(true);
  return id;
}

test('a draft is reviewed before the editor publishes it: score, learners’ view, ways to questions', async ({
  page,
  server,
}) => {
  const id = await makeDraft(server.url, 'To be reviewed');
  await page.goto(`/admin/edit-quiz/${id}`);
  // A draft that stays one is saved without a review.
  await choose(page, 'Status', 'Active');
  await page.getByLabel('Title').fill('Reviewed and changed');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const review = page.getByRole('dialog', { name: 'Before you publish' });
  await expect(review.getByText(/^\d+ of 100$/)).toBeVisible();
  const learners = review.getByRole('region', { name: 'What learners will see' });
  await expect(learners).toContainText('Reviewed and changed');
  await expect(learners).toContainText('2 questions per attempt');
  await expect(learners).toContainText('80%');
  expect(await inspect(page, 'review of a draft')).toEqual([]);

  await review
    .getByRole('listitem')
    .filter({ hasText: 'negative word' })
    .last()
    .getByRole('button', { name: 'Open question 2' })
    .click();
  await expect(review).toBeHidden();
  const text = page.getByRole('textbox', { name: 'Question' });
  await expect(text).toHaveValue('Which town is not a capital?');
  await expect(text).toBeFocused();
  await text.fill('Which of these towns is a village?');
  expect((await stored(page, id)).title).toBe('To be reviewed');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(review).toBeVisible();
  await expect(review.getByText('negative word')).toHaveCount(0);
  await review.getByRole('button', { name: 'Back to the editor' }).click();
  await expect(review).toBeHidden();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await review.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  expect((await stored(page, id)).title).toBe('Reviewed and changed');

  // What is published already is saved at once.
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByLabel('Title').fill('Reviewed once');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  expect((await stored(page, id)).title).toBe('Reviewed once');
});

test('one draft is reviewed before the list publishes it, and its questions are one link away', async ({
  page,
  server,
}) => {
  const id = await makeDraft(server.url, 'Reviewed from the list');
  await page.goto('/admin?q=Reviewed%20from');
  await page.getByRole('checkbox', { name: 'Select Reviewed from the list' }).check();
  const bulk = page.getByRole('region', { name: 'Actions on the selection' });
  await bulk.getByRole('button', { name: 'Publish' }).click();
  const review = page.getByRole('dialog', { name: 'Before you publish' });
  await review.getByRole('link', { name: 'Open question 2' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(
    'Which town is not a capital?',
  );
  await page.goto('/admin?q=Reviewed%20from');
  await page.getByRole('checkbox', { name: 'Select Reviewed from the list' }).check();
  await bulk.getByRole('button', { name: 'Publish' }).click();
  await review.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('1 quiz published')).toBeVisible();
  await expect(review).toBeHidden();
  const row = page.locator('tr[data-row]').filter({ hasText: 'Reviewed from the list' });
  await expect(row).toContainText('Active');
  expect((await page.request.get(`/api/quizzes/${id}`)).ok()).toBe(true);
});

test('the review has the questions from the bank and the cover: ways lead to their quizzes', async ({
  page,
  server,
}) => {
  const home = await makeQuiz(server.url, 'Home of a linked question', [
    'Which river is not in Europe?',
    'Which river is long?',
  ]);
  const id = await makeQuiz(server.url, 'With a linked question', ['Which town is a capital?']);
  const [linked] = (await stored(page, home)).questions;
  await using writer = await administrator(server.url);
  const sent = await Promise.all([
    writer.calls.put(`/api/admin/quizzes/${id}/slots`, {
      data: { slots: [{ kind: 'link', questionId: linked?.id, position: 1 }] },
    }),
    writer.calls.patch(`/api/quizzes/${id}`, {
      data: { status: 'draft', imageUrl: 'https://example.com/cover.png' },
    }),
  ]);
  for (const answer of sent) expect(answer.ok(), await answer.text()).toBe(true);

  await page.goto(`/admin/edit-quiz/${id}`);
  await choose(page, 'Status', 'Active');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const review = page.getByRole('dialog', { name: 'Before you publish' });
  await expect(review).toContainText('From number 2 on, the questions are from the bank');
  await expect(review).toContainText('2 questions per attempt');
  await expect(review).toContainText('The cover has no text');
  await review
    .getByRole('listitem')
    .filter({ hasText: 'negative word' })
    .last()
    .getByRole('link', { name: 'Open question 2' })
    .click();
  // The new status has not been saved.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/edit-quiz/${home}\\?question=${linked?.id}`));
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(
    'Which river is not in Europe?',
  );
});

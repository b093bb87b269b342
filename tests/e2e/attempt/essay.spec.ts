import { inspect } from '../support/accessibility.ts';
import { submit } from '../support/exam.ts';
import { choose, expect, saveAndPublish, test } from '../support/quiz-editor.ts';
import { admin } from '../support/server.ts';
import { administrator, createDraft } from '../support/writing.ts';

test('an essay is written with its rubric, answered, marked, and its learner sees the result', async ({
  page,
  server,
  signUp,
}) => {
  await using author = await administrator(server.url);
  const { id } = await createDraft(author, 'An essay');
  await page.goto(`/admin/edit-quiz/${id}`);
  await choose(page, 'Type', 'Essay');
  await page.getByRole('textbox', { name: 'Question' }).fill('Why does ice float on water?');
  const outline = page.getByRole('list', { name: 'Questions' });
  await expect(outline).toContainText('Essay: A person marks it');
  await page.getByRole('textbox', { name: 'Minimum words' }).fill('5');
  await page.getByRole('textbox', { name: 'Maximum words' }).fill('3');
  await page.getByRole('button', { name: 'Add criterion' }).click();
  await page.getByRole('textbox', { name: 'Criterion 1' }).fill('Reason');
  await page.getByRole('textbox', { name: 'Level 1', exact: true }).fill('Density is compared');
  await page.getByRole('textbox', { name: 'Maximum words' }).fill('300');
  expect(await inspect(page, 'the editor', [320])).toEqual([]);
  await saveAndPublish(page, author, id);

  const learner = await signUp();
  await page.goto(`/quiz/${id}/start`);
  const text = page.getByRole('textbox', { name: 'Your answer' });
  await text.fill('Ice is less dense than water.');
  await expect(page.getByText('Words: 6')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await text.press('Escape');
  await page.getByRole('heading', { name: 'Question 1 of 1' }).click();
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'To be marked' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Question 1, to be marked' })).toBeVisible();
  await page.getByRole('link', { name: 'Review Answers' }).click();
  await expect(page.getByRole('article')).toContainText('To be marked');
  const result = page.url();
  await page.getByRole('button', { name: 'Explain my result' }).click();
  const explained = page.getByRole('region', { name: 'Your result explained' });
  await expect(explained).toContainText('This result is provisional');
  await expect(explained).not.toContainText(/more points? would have passed/);

  await page.goto('about:blank');
  await page.request.post('/api/login', { data: admin });
  await page.goto('/admin');
  await page.getByRole('link', { name: '1 answer waits for your mark', exact: true }).click();
  await expect(page.getByText('To mark: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Administration / Marking' }).click();
  await expect(page.getByRole('link', { name: 'Marking 1 answer waits' })).toBeVisible();
  await page.getByRole('link', { name: 'Why does ice float on water?' }).click();
  await expect(page.getByText('Ice is less dense than water.')).toBeVisible();
  await page.getByRole('radio', { name: 'Points: 2' }).focus();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: 'Points: 2' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Short and right');
  expect(await inspect(page, 'marking', [320])).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The mark is saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marking', exact: true })).toBeVisible();

  await page.goto('about:blank');
  await page.request.post('/api/login', { data: learner });
  await page.goto('/notifications');
  await page.getByRole('link', { name: /An essay/ }).click();
  await expect(page).toHaveURL(result);
  await expect(page.getByRole('main').getByText('Passed', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Density is compared');
  await expect(page.getByRole('article')).toContainText('Short and right');
  expect(await inspect(page, 'the marked essay', [320])).toEqual([]);
});

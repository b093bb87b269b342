import { inspect } from '../support/accessibility.ts';
import { expect, makeQuiz, stored, test } from '../support/quiz-editor.ts';

test('an earlier version of a question is brought back into the editor and saved', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'With versions', ['First wording', 'Another']);
  const {
    questions: [first],
  } = await stored(page, id);
  const changed = { text: 'Second wording', type: 'ordering', options: ['one', 'two', 'three'] };
  const put = await page.request.put(`/api/questions/${first?.id}`, { data: changed });
  expect(put.ok(), await put.text()).toBe(true);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('button', { name: /^1 Second wording/ }).click();
  await expect(page.getByRole('textbox', { name: 'Option C' })).toHaveValue('three');
  await page.getByRole('button', { name: 'Versions of this question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions of this question' });
  await expect(dialog.getByRole('heading', { name: /^Version 2/ })).toContainText('stored now');
  await expect(dialog.getByRole('listitem').first().getByRole('deletion')).not.toHaveCount(0);
  expect(await inspect(page, 'versions', [320, 1280])).toEqual([]);
  await dialog.getByRole('button', { name: 'Bring back Version 1' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('First wording');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();
  const saved = await stored(page, id);
  expect(saved.questions[0]).toMatchObject({ text: 'First wording', correctOption: 1 });
});

import { expect, makeQuiz, stored, test } from '../support/quiz-editor.ts';
import { administrator } from '../support/writing.ts';

test('a removal names the quizzes that link its question, in the bank, the list and the editor', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'Home of the question', ['Linked elsewhere', 'Not linked']);
  const linking = await makeQuiz(server.url, 'Asks it too', ['Another one']);
  const [first] = (await stored(page, id)).questions;
  await using writer = await administrator(server.url);
  const slots = [{ kind: 'link', questionId: first?.id, position: 0 }];
  const linked = await writer.calls.put(`/api/admin/quizzes/${linking}/slots`, { data: { slots } });
  expect(linked.ok()).toBe(true);
  const ask = page.getByRole('alertdialog');

  await page.goto('/admin/questions?q=Linked%20elsewhere');
  await page.getByRole('button', { name: 'Archive Linked elsewhere' }).click();
  await expect(ask).toContainText('Asks it too (1 question)');
  await ask.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin?q=Home%20of%20the');
  await page.getByRole('button', { name: 'Delete Home of the question' }).click();
  await expect(ask).toContainText('Asks it too (1 question)');
  await ask.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByRole('button', { name: 'Delete question 1' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(ask).toContainText('Asks it too (1 question)');
  await ask.getByRole('button', { name: 'Save and delete' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();
});

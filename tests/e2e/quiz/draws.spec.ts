import { holdBack } from '../support/holding.ts';
import { expect, makeQuiz, stored, test } from '../support/quiz-editor.ts';
import { callsOf } from '../support/refusing.ts';

test('draws are chosen by keyboard, shown by an example, and asked in a trial and an attempt', async ({
  page,
  server,
}) => {
  const id = await makeQuiz(server.url, 'With draws', ['Own question']);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByText('From the bank (0)').press('Enter');
  await page.getByRole('button', { name: 'Add a draw' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const count = dialog.getByRole('textbox', { name: 'Number of questions' });
  await expect(count).toBeFocused();
  await count.fill('0');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a number from 1 to 100')).toBeVisible();
  await count.fill('3');
  await dialog.getByRole('combobox', { name: 'Difficulty' }).press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(/\d+ questions match/);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Change saved')).toBeVisible();
  await expect(page.getByText('From the bank (3)')).toBeVisible();
  await expect(page.getByText('3 questions · Easy')).toBeVisible();

  await page.getByRole('button', { name: 'Show an example' }).press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Try it' }).press('Enter');
  await expect(dialog.getByText('Question 1 of 4')).toBeVisible();
  // Escape does not close it. Over it, the checkboxes below could be those of its question.
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog).toBeHidden();
  const started = await page.request.post(`/api/quizzes/${id}/attempts`);
  expect((await started.json()).questions).toHaveLength(4);

  // A question of another quiz is linked, moved to the front, and copied.
  await page.getByRole('button', { name: 'Add from the bank' }).press('Enter');
  const add = dialog.getByRole('button', { name: 'Add 1 question' });
  // The list is drawn again when its questions arrive. Another press would take the choice back.
  const first = dialog.getByRole('checkbox').first();
  await expect(async () => {
    if (!(await first.isChecked({ timeout: 1000 }))) await first.press('Space', { timeout: 1000 });
    await expect(add).toBeVisible({ timeout: 1000 });
  }).toPass();
  // A search adds nothing, and what is chosen is not lost by a key.
  await dialog.getByRole('searchbox').press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).press('Enter');
  await add.press('Enter');
  await expect(page.getByText('From the bank (4)')).toBeVisible();
  const slots = page.getByRole('list', { name: 'Order of the questions' }).getByRole('listitem');
  await expect(slots).toHaveCount(3);
  await slots
    .nth(2)
    .getByRole('button', { name: /Move up/ })
    .press('Enter');
  await expect(slots.nth(1)).toContainText('Linked');
  await slots
    .nth(1)
    .getByRole('button', { name: /Move up/ })
    .press('Enter');
  await expect(slots.first()).toContainText('Linked');
  await slots
    .first()
    .getByRole('button', { name: /Make a copy here/ })
    .press('Enter');
  await expect(page.getByText('From the bank (3)')).toBeVisible();
  const own = page.getByRole('list', { name: 'Questions', exact: true });
  await expect(own.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete 3 questions · Easy' }).press('Enter');
  await expect(page.getByText('From the bank (0)')).toBeVisible();
});

test('questions of others are found also when the newest thirty are the quiz’s own', async ({
  page,
  server,
}) => {
  const own = Array.from({ length: 31 }, (_, index) => `Newest question ${index}`);
  const id = await makeQuiz(server.url, 'With many questions', own);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByText('From the bank (0)').press('Enter');
  await page.getByRole('button', { name: 'Add from the bank' }).press('Enter');
  const choices = page.getByRole('dialog').getByRole('checkbox');
  await expect(choices).toHaveCount(30);
  await expect(page.getByRole('dialog').getByText('Newest question')).toHaveCount(0);
});

test('the focus stays in the list when slots are moved, changed, copied and removed', async ({
  page,
  server,
}) => {
  const other = await makeQuiz(server.url, 'Linked from', ['Linked question']);
  const id = await makeQuiz(server.url, 'With a list', ['Own question']);
  const [linked] = (await stored(page, other)).questions;
  const slots = [
    { kind: 'draw', count: 2, position: 0 },
    { kind: 'link', questionId: linked?.id, position: 1 },
  ];
  const sent = await page.request.put(`/api/admin/quizzes/${id}/slots`, { data: { slots } });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByText('From the bank (3)').press('Enter');
  const list = page.getByRole('list', { name: 'Order of the questions' });
  const focused = list.and(page.locator(':focus')).or(list.locator(':focus'));

  await list.getByRole('button', { name: 'Move up: Linked question' }).press('Enter');
  await expect(list.getByRole('listitem').first()).toContainText('Linked question');
  await expect(focused).toHaveCount(1);

  await list.getByRole('button', { name: /^Edit 2 questions/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Number of questions' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(list.getByText('3 questions')).toBeVisible();
  await expect(focused).toHaveCount(1);

  await list.getByRole('button', { name: /^Make a copy here/ }).press('Enter');
  // The editor begins anew with the copy.
  const outline = page.getByRole('list', { name: 'Questions', exact: true });
  await expect(outline.getByRole('button', { name: /Linked question/ }).first()).toBeVisible();
  await expect(page.getByText('From the bank (3)')).toBeVisible();
  await expect(focused).toHaveCount(1);

  await list.getByRole('button', { name: /^Delete 3 questions/ }).press('Enter');
  await expect(page.getByText('From the bank (0)')).toBeVisible();
  await expect(focused).toHaveCount(1);
});

test('a press while a copy is under way changes nothing, and is not refused', async ({
  page,
  server,
}) => {
  const other = await makeQuiz(server.url, 'Copied from', ['One question', 'Another question']);
  const id = await makeQuiz(server.url, 'Copied into', ['Own question']);
  const { questions } = await stored(page, other);
  const slots = questions.map((question: { id: number }, index: number) => ({
    ...{ kind: 'link', questionId: question.id, position: index },
  }));
  const sent = await page.request.put(`/api/admin/quizzes/${id}/slots`, { data: { slots } });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.goto(`/admin/edit-quiz/${id}`);
  await page.getByText('From the bank (2)').press('Enter');
  const list = page.getByRole('list', { name: 'Order of the questions' });
  const letThrough = await holdBack(page, callsOf('quiz.slots'));
  let changes = 0;
  page.on('request', (request) => {
    if (callsOf('quiz.setSlots').test(request.url())) changes += 1;
  });
  const copied = page.waitForResponse(callsOf('quiz.copyQuestions'));
  await list.getByRole('button', { name: 'Make a copy here: One question' }).press('Enter');
  await copied;
  await list.getByRole('button', { name: 'Move up: Another question' }).press('Enter');
  letThrough();
  await expect(page.getByText('From the bank (1)')).toBeVisible();
  expect(changes).toBe(0);
});

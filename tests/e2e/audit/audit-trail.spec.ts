import { createExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { stored } from '../support/quiz-editor.ts';

test('an administrator finds a change in the audit trail, with its values before and after', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.request.put('/api/quizzes/1', { data: { title: 'A title for the audit trail' } });
  await page.request.post('/api/categories', {
    data: { name: 'audited', displayName: 'An audited category' },
  });
  await page.goto('/admin/audit-trail');
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  await expect(rows.filter({ hasText: 'An audited category' })).toContainText('Created');
  await page.getByLabel('What').selectOption('Quiz');
  await expect(page).toHaveURL(/kind=quizzes/);
  await expect(rows.filter({ hasText: 'An audited category' })).toHaveCount(0);
  const change = rows.filter({ hasText: 'quiz.update' });
  await expect(change.getByRole('deletion')).toHaveCount(1);
  await expect(change.getByRole('insertion')).toHaveText('A title for the audit trail');
});

test('the audit trail shows values in the words of the reader', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin();
  await page.request.put('/api/quizzes/1', { data: { status: 'draft' } });
  await page.request.put('/api/quizzes/1', { data: { status: 'active' } });
  await page.goto('/de/admin/audit-trail?kind=quizzes');
  const rows = page.getByRole('row').filter({ hasText: 'quiz.update' });
  await expect(rows.first().getByRole('deletion').first()).toHaveText('Entwurf');
  await expect(rows.first().getByRole('insertion').first()).toHaveText('Veröffentlicht');
});

test('days of the audit trail are typed digit by digit, and part of a year narrows nothing', async ({
  page,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  await page.goto('/admin/audit-trail');
  const from = page.getByLabel('From');
  await from.focus();
  await page.keyboard.type('03012024');
  await expect(page).toHaveURL(/from=2024-03-01/);
  await expect(from).toHaveValue('2024-03-01');
  // Once more, with time for each digit.
  await from.focus();
  for (const key of '03012025') {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(page).toHaveURL(/from=2025-03-01/);
  await expect(from).toHaveValue('2025-03-01');
});

test('the audit trail shows changed options and rules in words, line by line', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  const { id } = await createExam(server.url, { questions: 1 });
  await signInAsAdmin();
  const { rules, questions } = await stored(page, id);
  await page.request.put(`/api/questions/${questions[0]?.id}`, {
    data: { options: ['right 1', 'wrong 1', 'another', 'very wrong 1'], correctOption: 1 },
  });
  await page.request.put(`/api/quizzes/${id}`, {
    data: { rules: { ...rules, passMarkPercent: 50 } },
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/audit-trail');
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  const question = rows.filter({ hasText: 'quiz.updateQuestion' }).first();
  await expect(question.getByRole('deletion')).toHaveText(
    'A. right 1 ✓\nB. wrong 1\nC. quite wrong 1',
  );
  await expect(question.getByRole('insertion')).toHaveText('A. right 1\nB. wrong 1 ✓\nC. another');
  const quiz = rows.filter({ hasText: 'Pass mark' }).first();
  await expect(quiz.getByRole('deletion')).toHaveText('Pass mark (percent): 80');
  await expect(quiz.getByRole('insertion')).toHaveText('Pass mark (percent): 50');

  // All filters are in one line.
  const topOf = async (label: string) =>
    (await page.getByLabel(label, { exact: true }).boundingBox())?.y;
  expect(await topOf('To')).toBe(await topOf('From'));
});

import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';

const firstQuiz = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: 'Level 25: not yet earned' }) })
    .filter({ hasText: 'Quizzes passed' })
    .first();

test('a finished attempt earns an achievement once, which the profile shows with its day', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exams = [
    await createExam(server.url, { questions: 2 }),
    await createExam(server.url, { questions: 2 }),
  ];
  const { username } = await signUp();
  await page.goto('/profile?section=achievements');
  const passed = firstQuiz(page);
  await expect(passed.getByText('So far: 0')).toBeVisible();
  await expect(passed.getByRole('img', { name: 'Level 1: not yet earned' })).toBeVisible();

  await takeExam(page, exams[0]?.id ?? 0, 2);
  // It is awarded about a second after the attempt.
  await expect(async () => {
    await page.reload();
    await expect(passed.getByRole('img', { name: 'Level 1: earned' })).toBeVisible();
  }).toPass();
  await expect(passed.getByText('So far: 1')).toBeVisible();
  await expect(passed.getByRole('time')).toHaveCount(1);
  await expect(passed.getByRole('img', { name: 'Level 10: not yet earned' })).toBeVisible();
  expect(await inspect(page, 'achievements', [320])).toEqual([]);
  await page.goto('/notifications');
  await expect(page.getByText('New achievements: 2.')).toHaveCount(1);

  // Another pass changes the count, and awards nothing again.
  await takeExam(page, exams[1]?.id ?? 0, 2);
  await page.goto('/profile?section=achievements');
  await expect(async () => {
    await page.reload();
    await expect(passed.getByText('So far: 2')).toBeVisible();
  }).toPass();
  await expect
    .poll(async () => {
      const { rows } = await sql.query('select from achievement_checks');
      return rows.length;
    })
    .toBe(0);
  const { rows } = await sql.query(
    `select rule from user_achievements join users on users.id = user_id
    where username = $1 order by rule`,
    [username],
  );
  expect(rows).toEqual([{ rule: 'full-scores-1' }, { rule: 'quizzes-passed-1' }]);
  await page.goto('/notifications');
  await expect(page.getByText(/^New achievements/)).toHaveCount(1);
});

test('what was done before a rule existed is awarded too', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  const { username } = await signUp();
  const attempt = await takeExam(page, exam.id, 2);
  const awarded = async () =>
    (
      await sql.query(
        'select from user_achievements join users on users.id = user_id where username = $1',
        [username],
      )
    ).rows.length;
  await expect.poll(awarded).toBe(2);
  // As on a site whose learners have passed quizzes before there were achievements.
  await sql.query(
    'delete from user_achievements where user_id = (select user_id from quiz_attempts where id = $1)',
    [attempt],
  );
  await page.goto('/profile?section=achievements');
  await expect(firstQuiz(page).getByRole('img', { name: 'Level 1: not yet earned' })).toBeVisible();
  await sql.query(
    'insert into achievement_checks select user_id from quiz_attempts where id = $1',
    [attempt],
  );
  await expect.poll(awarded).toBe(2);
  await page.reload();
  await expect(firstQuiz(page).getByRole('img', { name: 'Level 1: earned' })).toBeVisible();
});

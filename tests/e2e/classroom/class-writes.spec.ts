import type { Browser } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { answer, createExam, submit } from '../support/exam.ts';
import { type Account, expect, test } from '../support/journey.ts';
import {
  gradebookOf,
  httpLearner,
  inClass,
  reportQuestion,
  signIn,
  trpc,
} from '../support/school.ts';
import { admin } from '../support/server.ts';

const simulated = 29;

/** A learner in a browser of their own. */
async function openLearner(browser: Browser, url: string, { email, password }: Account) {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const answered = await page.request.post('/api/login', { data: { email, password } });
  expect(answered.ok()).toBe(true);
  return { context, page };
}

test('a class of 30 writes at once: one with extra time, one offline for a minute, minutes for all, and every answer counts', async ({
  page,
  browser,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 5, timeLimit: 10 });
  const pupil = await signUp('browser_pupil');
  const teacher = await signUp('class_teacher');
  await sql.query('update users set is_teacher = true where username = $1', [teacher.username]);
  const teaching = await signIn(server.url, teacher);
  const { classId, assignmentId, joinCode } = await inClass(teaching, 'Physics 8', exam.id);

  // 29 over HTTP: two answers each, on the third question.
  const learners = await Promise.all(
    Array.from({ length: simulated }, (_, number) => httpLearner(server.url, `pupil_${number}`)),
  );
  for (const learner of learners) await trpc(learner, 'classroom.join', { joinCode });
  const [slow] = learners;
  const administrating = await signIn(server.url, admin);
  await trpc(administrating, 'exception.set', {
    ...{ userId: slow?.userId, quizId: exam.id, extraTimePercent: 50 },
    ...{ extraAttempts: 0, closesAt: null },
  });
  await Promise.all(learners.map((learner) => reportQuestion(learner, exam.id)));

  /** How many answers of a learner the server has. */
  const answersOf = async (username: string) => {
    const { rows } = await sql.query<{ given: number }>(
      `select count(response)::int as given from answers
       join quiz_attempts on quiz_attempts.id = quiz_attempt_id join users on users.id = user_id
       where quiz_id = $1 and username = $2`,
      [exam.id, username],
    );
    return rows[0]?.given;
  };
  const { context, page: writing } = await openLearner(browser, server.url, pupil);
  await writing.goto(`/classes?code=${joinCode}`);
  await writing.getByRole('button', { name: 'Join class' }).click();
  await expect(writing.getByRole('region', { name: 'Physics 8', exact: true })).toBeVisible();
  await writing.goto(`/quiz/${exam.id}/start`);
  await answer(writing);

  await page.goto(`/admin/classes/${classId}?view=assignments`);
  await page.getByRole('link', { name: `Watch live: ${exam.title}` }).click();
  await expect(page.getByText('In progress: 30. Ended: 0. Not started: 0.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'browser_pupil' });
  await expect(row.getByText('1 of 5')).toHaveCount(2);
  await expect(row.getByText('Connected')).toBeVisible();
  const slowRow = page.getByRole('row').filter({ hasText: 'pupil_0' }).first();
  await expect(slowRow.getByText(/^1[45]:/)).toBeVisible();
  await expect(slowRow.getByText('3 of 5')).toBeVisible();
  expect(await inspect(page, 'live view of a class')).toEqual([]);

  // Offline for a minute by the clock of the quiz, with two answers that no one receives meanwhile.
  const timer = writing.getByRole('timer');
  const secondsLeft = async () => {
    const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number);
    return 60 * minutes + seconds;
  };
  const leftBefore = await secondsLeft();
  await context.setOffline(true);
  for (const _ of ['second', 'third']) {
    await writing.keyboard.press('ArrowRight');
    await answer(writing);
  }
  await expect(writing.getByText('Offline: 2 answers kept on this device')).toBeVisible();
  await expect(row.getByText('Lost since')).toBeVisible({ timeout: 60_000 });
  await expect.poll(secondsLeft, { timeout: 90_000 }).toBeLessThanOrEqual(leftBefore - 60);
  await expect(row.getByText('1 of 5').first()).toBeVisible();
  expect(await answersOf(pupil.username)).toBe(1);
  await context.setOffline(false);
  await expect(row.getByText('Connected')).toBeVisible({ timeout: 40_000 });
  await expect(row.getByText('3 of 5').first()).toBeVisible();
  expect(await answersOf(pupil.username)).toBe(3);

  const leftAfter = await secondsLeft();
  await page.getByRole('button', { name: 'Add 5 minutes for all' }).click();
  await expect(page.getByText('5 minutes were added')).toBeVisible();
  await writing.keyboard.press('ArrowRight');
  await expect.poll(secondsLeft).toBeGreaterThan(leftAfter + 200);
  for (let number = 4; number <= 5; number += 1) {
    await answer(writing);
    if (number < 5) await writing.keyboard.press('ArrowRight');
  }
  await submit(writing);
  await Promise.all(learners.map((learner, index) => learner.submit(index % 6)));
  await expect(page.getByText('In progress: 0. Ended: 30. Not started: 0.')).toBeVisible();

  const cells = await gradebookOf(teaching, classId);
  expect(cells.get(pupil.username)).toBe(100);
  for (const [index, { username }] of learners.entries())
    expect(cells.get(username)).toBe((index % 6) * 20);
  const { rows } = await sql.query(
    `select count(*)::int as given from answers join quiz_attempts on quiz_attempts.id = quiz_attempt_id
     where quiz_id = $1 and response is not null`,
    [exam.id],
  );
  expect(rows).toEqual([{ given: 30 * 5 }]);
  expect(assignmentId).toBeGreaterThan(0);
  await context.close();
});

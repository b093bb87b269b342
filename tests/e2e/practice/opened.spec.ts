import { inspect } from '../support/accessibility.ts';
import { createExam, giveSubCategory, takeExam } from '../support/exam.ts';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';

test('an author opens a quiz for practice, and a learner practises it before the first attempt', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  await giveSubCategory(sql, exam.id);
  await signInAsAdmin();
  await page.goto(`/admin/edit-quiz/${exam.id}`);
  await page.getByText('Rules: Standard').click();
  const open = page.getByRole('checkbox', { name: 'Open for practice' });
  await open.check();
  await expect(page.getByText('before a first attempt too')).toBeVisible();
  expect(await inspect(page, 'a quiz opened for practice')).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Quiz updated')).toBeVisible();

  await page.goto('about:blank');
  await signUp();
  await page.goto(`/quiz/${exam.id}`);
  await page.getByRole('link', { name: 'Practise these questions' }).click();
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(page.getByText('Because it is number')).toHaveCount(0);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Because it is number')).toBeVisible();
  await page.goto(`/quiz/${exam.id}`);
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toBeVisible();
});

test('after a failed quiz every following screen has something useful to press', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  await signUp();
  const attempt = await takeExam(page, exam.id, 0);
  const leads = async (address: string, name: string, mode: RegExp) => {
    await page.goto(address);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(mode);
    await expect(page.getByRole('radio').first()).toBeVisible();
  };
  const same = 'Practise these questions';
  await leads(`/quiz-summary?attempt=${attempt}`, same, /mode=quiz/);
  await leads(`/results/${attempt}`, same, /mode=quiz/);
  await leads(`/quiz/${exam.id}`, same, /mode=quiz/);
  await leads(`/quiz-overview/${exam.id}`, same, /mode=quiz/);
  await leads('/practice', 'Repeat 2 mistakes', /mode=mistakes/);
  // A result that shows no keys leads to other questions.
  await sql.query(
    `update quiz_attempts set rules = jsonb_set(rules, '{feedback}',
       '{"atOnce": null, "atEnd": "score", "afterClosing": "score"}') where id = $1`,
    [attempt],
  );
  await page.goto(`/results/${attempt}`);
  await page.getByRole('link', { name: 'Practise other questions' }).click();
  await expect(page.getByRole('link', { name: 'Choose a quiz' })).toBeVisible();
  await page.goto(`/practice?mode=quiz&quiz=${exam.id}`);
  await expect(page.getByText('whose right answers are shown')).toBeVisible();
  await page.getByRole('link', { name: 'All practice' }).click();
  // So does a quiz that can be neither taken now nor practised.
  const later = await createExam(server.url, { questions: 1 });
  await sql.query(`update quizzes set opens_at = now() + interval '1 day' where id = $1`, [
    later.id,
  ]);
  for (const address of [`/quiz/${later.id}`, `/quiz-overview/${later.id}`]) {
    await page.goto(address);
    await page.getByRole('link', { name: 'Practise other questions' }).click();
    await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeVisible();
  }
});

test('a sprint ends after five minutes, with what was right and the best one', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 3 });
  await signUp();
  await takeExam(page, exam.id, 0);
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Five-minute sprint' }).click();
  expect(await inspect(page, 'before a sprint')).toEqual([]);
  await page.getByRole('button', { name: 'Start the sprint' }).click();
  await expect(page.getByText('Time left')).toBeVisible();
  expect(await inspect(page, 'a sprint')).toEqual([]);
  for (let number = 1; number <= 3; number += 1) {
    await page.getByRole('radio', { name: /^right/ }).check();
    await page.getByRole('button', { name: 'Check' }).click();
    if (number === 3) {
      // The last answer was in time; the clock of the server then passes the end.
      await expect(page.getByText('Right: 3')).toBeVisible();
      await sql.query(`update practice_sprints set started_at = started_at - interval '5 minutes'`);
    }
    await page.getByRole('button', { name: /Next question|Finish/ }).click();
  }
  await expect(page.getByText('3 of 3 right')).toBeVisible();
  await expect(page.getByText('A new best!')).toBeVisible();
  expect(await inspect(page, 'end of a sprint')).toEqual([]);
  await page.getByRole('button', { name: 'Another sprint' }).click();
  await expect(page.getByText('Time left')).toBeVisible();
});

test('the result of a sprint has the answer that was on its way when the time was up', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 1 });
  await signUp();
  await takeExam(page, exam.id, 0);
  await page.clock.install();
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Five-minute sprint' }).click();
  await page.getByRole('button', { name: 'Start the sprint' }).click();
  await page.getByRole('radio', { name: /^right/ }).check();
  const letThrough = await holdBack(page, /practice\.answer/);
  await page.getByRole('button', { name: 'Check' }).click();
  // A response that was on its way sets the clock of the page back to the server's time.
  await expect(async () => {
    await page.clock.fastForward('05:00');
    await expect(page.getByText('0 of 0 right')).toBeVisible({ timeout: 2000 });
  }).toPass();
  letThrough();
  await expect(page.getByText('1 of 1 right')).toBeVisible();
});

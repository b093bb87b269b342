import type { Locator } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { answer, createExam, submit, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { httpLearner, inClass, reportQuestion, signIn, trpc } from '../support/school.ts';
import { admin } from '../support/server.ts';

test('a teacher gives a member more time and an attempt more, who uses them, and ends a wait', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 1, timeLimit: 10 });
  await sql.query(`update quizzes set rules = rules || '{"maxAttempts": 1}' where id = $1`, [
    exam.id,
  ]);
  const teacher = await signUp('exceptions_teacher');
  await sql.query('update users set is_teacher = true where username = $1', [teacher.username]);
  const { classId, joinCode } = await inClass(
    await signIn(server.url, teacher),
    'Physics 9',
    exam.id,
  );
  const learner = await signUp('excepted_learner');
  await trpc(await signIn(server.url, learner), 'classroom.join', { joinCode });
  const enter = async ({ email, password }: typeof learner) => {
    await page.request.post('/api/login', { data: { email, password } });
  };

  await enter(teacher);
  await page.goto(`/admin/classes/${classId}?view=members`);
  await page.getByRole('button', { name: `Exceptions for ${learner.username}` }).click();
  const dialog = page.getByRole('dialog', { name: `Exceptions for ${learner.username}` });
  const effect = dialog.getByRole('list', { name: 'In effect now' });
  await expect(effect.getByText('Attempts used: 0 of 1')).toBeVisible();
  // By keyboard: the focus goes to the form, stays where the quiz is chosen, and comes back to the button.
  const add = dialog.getByRole('button', { name: 'Add exception' });
  const quiz = dialog.getByRole('combobox', { name: 'Quiz' });
  await add.press('Enter');
  await expect(quiz).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(add).toBeFocused();
  await add.press('Enter');
  await quiz.press('ArrowDown');
  await expect(quiz.getByRole('option', { selected: true })).toHaveText(exam.title);
  await expect(dialog.getByRole('textbox', { name: 'More attempts' })).toBeVisible();
  await expect(quiz).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Extra time' }).selectOption('50% more time');
  await dialog.getByRole('textbox', { name: 'More attempts' }).fill('1');
  expect(await inspect(page, 'an exception in a class')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const given = dialog.getByRole('list', { name: 'Given in this class' });
  await expect(given.getByText('1 more attempt')).toBeVisible();

  // Another window of a teacher is quicker: nothing is overwritten, and what is stored is shown beside what is typed.
  const change = dialog.getByRole('button', { name: `Change exception: ${exam.title}` });
  await change.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(change).toBeFocused();
  await change.press('Enter');
  const { rows } = await sql.query<{ id: number }>('select id from users where username = $1', [
    learner.username,
  ]);
  await trpc(await signIn(server.url, teacher), 'classroom.setException', {
    ...{ classId, userId: rows[0]?.id, quizId: exam.id },
    ...{ extraTimePercent: 25, extraAttempts: 1 },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing was overwritten')).toBeVisible();
  const stored = dialog.getByRole('alert', { name: 'Given in this class' });
  await expect(stored.getByText('25% more time')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(given.getByText(teacher.username)).toBeVisible();
  await expect(effect.getByText('Time: 15 mins')).toBeVisible();
  await expect(effect.getByText('Attempts used: 0 of 2')).toBeVisible();
  expect(await inspect(page, 'exceptions of a member')).toEqual([]);

  await enter(learner);
  for (const path of ['quiz', 'quiz-overview']) {
    await page.goto(`/${path}/${exam.id}`);
    await expect(page.getByText('You have 50% more time: 15 mins.')).toBeVisible();
    await expect(page.getByText('You have 1 more attempt: 2 in all.')).toBeVisible();
  }
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page.getByRole('timer')).toHaveText(/^14:|^15:00/);
  await answer(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  // The page of the learner would follow the change of accounts.
  await page.goto('about:blank');

  // From the gradebook's learner.
  await enter(teacher);
  await page.goto(`/admin/classes/${classId}`);
  await page.getByRole('row').filter({ hasText: learner.username }).getByRole('button').click();
  await page.getByRole('button', { name: 'Exceptions', exact: true }).click();
  await expect(effect.getByText('Attempts used: 1 of 2')).toBeVisible();
  await dialog.getByRole('button', { name: `End the wait: ${exam.title}` }).click();
  await expect(effect.getByText('Has to wait until')).toBeHidden();
  await dialog.getByRole('button', { name: `Remove exception: ${exam.title}` }).press('Enter');
  await expect(effect.getByText('Attempts used: 1 of 1')).toBeVisible();
  await expect(dialog.locator('section:focus').getByText('Given in this class')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add exception' }).click();
  await dialog.getByRole('combobox', { name: 'Quiz' }).selectOption(exam.title);
  await dialog.getByRole('textbox', { name: 'More attempts' }).fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(effect.getByText('Attempts used: 1 of 2')).toBeVisible();

  await enter(learner);
  await page.goto(`/quiz/${exam.id}/start`);
  await expect(page.getByRole('timer')).toHaveText(/^09:|^10:00/);
});

test('a teacher ends all waits of a member at once', async ({ page, server, sql, signUp }) => {
  const [first, second] = [
    await createExam(server.url, { questions: 1 }),
    await createExam(server.url, { questions: 1 }),
  ];
  const teacher = await signUp('waits_teacher');
  await sql.query('update users set is_teacher = true where username = $1', [teacher.username]);
  const calls = await signIn(server.url, teacher);
  const { classId, joinCode } = await inClass(calls, 'Physics 10', first.id);
  await trpc(calls, 'classroom.assign', {
    ...{ classId, quizId: second.id, dueAt: null },
    startsAt: new Date(Date.now() - 60_000).toISOString(),
  });
  const learner = await signUp('waiting_learner');
  await trpc(await signIn(server.url, learner), 'classroom.join', { joinCode });
  for (const { id } of [first, second]) await takeExam(page, id, 0);

  await page.request.post('/api/login', {
    data: { email: teacher.email, password: teacher.password },
  });
  await page.goto(`/admin/classes/${classId}?view=members`);
  await page.getByRole('button', { name: `Exceptions for ${learner.username}` }).click();
  const dialog = page.getByRole('dialog', { name: `Exceptions for ${learner.username}` });
  await expect(dialog.getByText('Has to wait until')).toHaveCount(2);
  expect(await inspect(page, 'waits of a member')).toEqual([]);
  await dialog.getByRole('button', { name: 'End all waits' }).press('Enter');
  await expect(page.getByText('All waits have ended')).toBeVisible();
  await expect(dialog.getByText('Has to wait until')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'End all waits' })).toBeHidden();
  await expect(dialog.locator('section:focus').getByText('In effect now')).toBeVisible();
});

test('a number is cleared and typed anew: minutes for all who write, and attempts', async ({
  page,
  server,
  sql,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 1, timeLimit: 10 });
  const calls = await signIn(server.url, admin);
  const { classId, assignmentId, joinCode } = await inClass(calls, 'Physics 10', exam.id);
  const learner = await httpLearner(server.url, 'writes_physics');
  await trpc(learner, 'classroom.join', { joinCode });
  await reportQuestion(learner, exam.id);
  await signInAsAdmin();
  const typeAnew = async (field: Locator, text: string) => {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('');
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  };

  await sql.query(`update assignments set due_at = now() + interval '20 minutes' where id = $1`, [
    assignmentId,
  ]);
  await page.goto(`/admin/class-live/${assignmentId}`);
  const afterDue = page.getByText('Ends after the due date');
  await expect(page.getByRole('cell', { name: 'In progress' })).toBeVisible();
  await expect(afterDue).toBeHidden();
  await typeAnew(page.getByRole('textbox', { name: 'Minutes' }), '15');
  await page.getByRole('button', { name: 'Add 15 minutes for all' }).click();
  await expect(page.getByText('15 minutes were added')).toBeVisible();
  await expect(afterDue).toBeVisible();

  await page.goto(`/admin/classes/${classId}?view=members`);
  await page.getByRole('button', { name: `Exceptions for ${learner.username}` }).click();
  const dialog = page.getByRole('dialog', { name: `Exceptions for ${learner.username}` });
  await dialog.getByRole('button', { name: 'Add exception' }).click();
  await dialog.getByRole('combobox', { name: 'Quiz' }).selectOption({ label: exam.title });
  await typeAnew(dialog.getByRole('textbox', { name: 'More attempts' }), '12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByRole('list', { name: 'Given in this class' }).getByText('12 more attempts'),
  ).toBeVisible();
});

test('a teacher who is a member of the class adds time for the others, and is not offered it for the own attempt', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 1, timeLimit: 10 });
  const teacher = await signUp('writes_too');
  await sql.query('update users set is_teacher = true where username = $1', [teacher.username]);
  const calls = await signIn(server.url, teacher);
  const { assignmentId, joinCode } = await inClass(calls, 'Physics 11', exam.id);
  await trpc(calls, 'classroom.join', { joinCode });
  await trpc(calls, 'attempt.start', { quizId: exam.id });
  await page.goto(`/admin/class-live/${assignmentId}`);
  const more = page.getByRole('button', { name: /^More time for/ });
  const forAll = page.getByRole('button', { name: 'Add 5 minutes for all' });
  await expect(page.getByText('In progress: 1.')).toBeVisible();
  await expect(more).toHaveCount(0);
  await expect(forAll).toBeHidden();
  const actions = page.getByRole('columnheader', { name: 'Actions' });
  await expect(actions).toHaveCount(0);
  const learner = await httpLearner(server.url, 'writes_alone');
  await trpc(learner, 'classroom.join', { joinCode });
  await reportQuestion(learner, exam.id);
  await expect(page.getByText('In progress: 2.')).toBeVisible();
  await expect(forAll).toBeVisible();
  await expect(more).toHaveCount(1);
  await expect(actions).toBeVisible();
  await page.getByRole('button', { name: `More time for ${learner.username}` }).click();
  await expect(page.getByText('5 minutes were added')).toBeVisible();
});

import { inspect } from '../support/accessibility.ts';
import { answer, createExam, submit, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { inClass, signIn, trpc } from '../support/school.ts';
import { admin } from '../support/server.ts';

const day = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day).toISOString();

test('"To do" on the home page has what is overdue first, then what is due; without any it is absent', async ({
  page,
  server,
  signUp,
}) => {
  const learner = await signUp('has_work_to_do');
  const toDo = page.getByRole('region', { name: 'To do' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start Quiz' }).first()).toBeVisible();
  await expect(toDo).toBeHidden();

  const calls = await signIn(server.url, admin);
  const quizzes: number[] = [];
  for (let number = 0; number < 5; number += 1)
    quizzes.push((await createExam(server.url, { questions: 1 })).id);
  const [next, later, overdue, undated, upcoming] = quizzes;
  const { classId, assignmentId, joinCode } = await inClass(calls, 'Geography 6', next ?? 0);
  await trpc(calls, 'classroom.unassign', { classId, assignmentId });
  const assign = (quizId = 0, dates: { startsAt?: string; dueAt?: string }, note: string) =>
    trpc(calls, 'classroom.assign', {
      ...{ classId, quizId, note, startsAt: daysFromNow(-9), dueAt: null },
      ...dates,
    });
  await assign(undated, {}, 'Whenever you like');
  await assign(later, { dueAt: daysFromNow(5) }, 'In five days');
  await assign(overdue, { dueAt: daysFromNow(-2) }, 'Two days ago');
  await assign(next, { dueAt: daysFromNow(1) }, 'Tomorrow');
  await assign(upcoming, { startsAt: daysFromNow(2) }, 'Not yet');
  await trpc(await signIn(server.url, learner), 'classroom.join', { joinCode });

  await page.goto('/');
  const rows = toDo.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Two days ago');
  await expect(rows.nth(0)).toContainText('Overdue');
  await expect(rows.nth(1)).toContainText('Tomorrow');
  await expect(rows.nth(2)).toContainText('In five days');
  await expect(toDo.getByRole('link', { name: 'Classes' })).toBeVisible();
  expect(await inspect(page, 'work to do')).toEqual([]);
  await rows.nth(1).getByRole('link', { name: 'To the quiz' }).click();
  await expect(page).toHaveURL(new RegExp(`/quiz/${next}$`));
  await expect(page.getByText('Tomorrow')).toBeVisible();
});

test('work that was finished a moment ago is no longer to do', async ({ page, server, signUp }) => {
  const learner = await signUp('finishes_work');
  const exam = await createExam(server.url, { questions: 1 });
  const calls = await signIn(server.url, admin);
  const { classId, assignmentId, joinCode } = await inClass(calls, 'Geography 7', exam.id);
  await trpc(calls, 'classroom.unassign', { classId, assignmentId });
  await trpc(calls, 'classroom.assign', {
    ...{ classId, quizId: exam.id, startsAt: daysFromNow(-1), dueAt: daysFromNow(1) },
  });
  await trpc(await signIn(server.url, learner), 'classroom.join', { joinCode });
  const toDo = page.getByRole('region', { name: 'To do' });
  await page.goto('/');
  await toDo.getByRole('link', { name: 'To the quiz' }).click();
  // The home page has links of this name, too, and is shown until the quiz is loaded.
  await expect(page.getByRole('heading', { name: exam.title, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Start Quiz' }).first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await answer(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  // Without another load of the page.
  await page.getByRole('link', { name: 'Quizwright' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Start Quiz' }).first()).toBeVisible();
  await expect(toDo).toBeHidden();
  // What is assigned meanwhile is there when the page is opened again, unless it was read a moment ago.
  const another = await createExam(server.url, { questions: 1 });
  await trpc(calls, 'classroom.assign', {
    ...{ classId, quizId: another.id, startsAt: daysFromNow(-1), dueAt: daysFromNow(1) },
  });
  await expect(async () => {
    await page.getByRole('link', { name: 'Series' }).first().click();
    await expect(page).toHaveURL(/series$/);
    await page.getByRole('link', { name: 'Quizwright' }).first().click();
    await expect(toDo).toContainText(another.title, { timeout: 2500 });
  }).toPass();
});

test('the result of an attempt that came too late to count says so', async ({
  page,
  server,
  signUp,
}) => {
  const learner = await signUp('comes_too_late');
  const exam = await createExam(server.url, { questions: 1 });
  const calls = await signIn(server.url, admin);
  const { classId, assignmentId, joinCode } = await inClass(calls, 'Geography 8', exam.id);
  await trpc(calls, 'classroom.changeAssignment', {
    ...{ classId, assignmentId, startsAt: daysFromNow(-3), dueAt: daysFromNow(-1) },
    late: { policy: 'refused' },
  });
  await trpc(await signIn(server.url, learner), 'classroom.join', { joinCode });
  const attemptId = await takeExam(page, exam.id, 1);
  await page.goto(`/results/${attemptId}`);
  await expect(
    page.getByRole('region', { name: 'Geography 8' }).getByText('This attempt came too late'),
  ).toBeVisible();
});

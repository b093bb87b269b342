import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { chooseQuiz, makeClass } from '../support/classes.ts';
import { createExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { httpLearner, trpc } from '../support/school.ts';

/** A day before or after now, as fields of the browser have it. */
const fieldOf = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 16);

test.use({ timezoneId: 'UTC' });

/** Replaces the signed-in person. */
async function become(page: Page, { url, cookie }: { url: string; cookie: string }) {
  await page.context().clearCookies();
  await page.context().addCookies(
    cookie.split('; ').map((each) => {
      const [name = '', value = ''] = each.split('=');
      return { name, value, url };
    }),
  );
  await page.goto('/classes');
}

test('a quiz for two of three members, one of whom has two days more: the third sees nothing, the second is not late', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 4 });
  await signInAsAdmin();
  const { address, code } = await makeClass(page, 'Chemistry 9');
  const [ann, bob, cleo] = await Promise.all(
    ['ann', 'bob', 'cleo'].map((name) => httpLearner(server.url, `${name}_of_chemistry`)),
  );
  if (!ann || !bob || !cleo) throw new Error('There are three learners');
  for (const learner of [ann, bob, cleo]) await trpc(learner, 'classroom.join', { joinCode: code });

  await page.goto(address);
  const { dialog, assign } = await chooseQuiz(page, exam.title);
  await dialog.getByText('Chosen members').click();
  const save = dialog.getByRole('button', { name: 'New assignment' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Members' }).click();
  for (const { username } of [ann, bob]) await page.getByRole('option', { name: username }).click();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Starts').fill(fieldOf(-3));
  await dialog.getByLabel('Due', { exact: true }).fill(fieldOf(-1));
  await dialog.getByRole('combobox', { name: 'Add a member' }).click();
  await page.getByRole('option', { name: ann.username }).click();
  const different = dialog.getByRole('group', { name: ann.username });
  await expect(different).toBeFocused();
  await different.getByLabel('Later due date').fill(fieldOf(-2));
  await expect(different.getByText('The date must be later')).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await inspect(page, 'assignment for chosen members')).toEqual([]);
  await different.getByRole('button', { name: /^Remove what is different/ }).click();
  await assign();

  const table = page.getByRole('region', { name: 'Gradebook' });
  const cellOf = ({ username }: { username: string }) =>
    page.getByRole('row').filter({ hasText: username }).getByRole('button');
  await expect(cellOf(cleo)).toHaveText(/Not assigned/);
  await cellOf(bob).click();
  const panel = page.getByRole('complementary', { name: 'Mark of a learner' });
  await panel.getByLabel('Later due date').fill(fieldOf(1));
  await panel.getByRole('button', { name: 'Save dates' }).click();
  await expect(panel.getByText('With dates of their own')).toBeVisible();
  await expect(cellOf(bob)).toHaveText(/Open/);
  await expect(cellOf(ann)).toHaveText(/Missing/);
  expect(await inspect(page, 'cell with dates of its own')).toEqual([]);

  // The page of the quiz has the dates that hold for the member, and for others none.
  await become(page, bob);
  const assigned = page.getByRole('list', { name: 'Assigned in your classes' });
  await page.goto(`/quiz/${exam.id}`);
  await expect(assigned.getByText('Chemistry 9')).toBeVisible();
  await expect(assigned.getByText('Your own date.')).toBeVisible();
  expect(await inspect(page, 'rules of an assigned quiz')).toEqual([]);
  // The page with all rules too.
  await page.getByRole('link', { name: 'All rules' }).click();
  await expect(page.getByRole('heading', { name: 'Rules and time' })).toBeVisible();
  await expect(assigned.getByText('Chemistry 9')).toBeVisible();
  await expect(assigned.getByText('Your own date.')).toBeVisible();
  expect(await inspect(page, 'all rules of an assigned quiz')).toEqual([]);
  for (const path of ['quiz', 'quiz-overview']) {
    const publicPage = await (await fetch(`${server.url}/${path}/${exam.id}`)).text();
    expect(publicPage).not.toContain('Chemistry 9');
  }
  await become(page, cleo);
  await page.goto(`/quiz/${exam.id}`);
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toBeVisible();
  await expect(assigned).toBeHidden();

  for (const learner of [ann, bob]) {
    await learner.start(exam.id);
    await learner.submit(4);
  }
  const own = page.getByRole('region', { name: 'Chemistry 9' });
  await become(page, bob);
  await expect(own.getByText('Your own date.')).toBeVisible();
  await expect(own.getByText('Done')).toBeVisible();
  await become(page, ann);
  await expect(own.getByText('Late', { exact: true })).toBeVisible();
  await become(page, cleo);
  await expect(own.getByText('Nothing is assigned.')).toBeVisible();

  await signInAsAdmin();
  await page.goto(address);
  await expect(cellOf(bob)).toHaveText(/^100%/);
  await expect(cellOf(bob)).not.toHaveText(/Late/);
  await expect(cellOf(ann)).toHaveText(/Late/);
  await expect(table.getByText('2 of 2')).toBeVisible();
});

test('the deduction for late work is cleared and typed anew', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 4 });
  await signInAsAdmin();
  await makeClass(page, 'Chemistry 9b');
  const { dialog, assign } = await chooseQuiz(page, exam.title);
  await dialog.getByLabel('Late work').selectOption({ value: 'deducted' });
  const deduction = dialog.getByRole('textbox', { name: 'Deduction' });
  await deduction.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('25');
  await expect(deduction).toHaveValue('25 %');
  // More than 100 is not shown while 25 would be sent.
  await page.keyboard.type('0');
  await expect(deduction).toHaveValue('25 %');
  await assign();
});

test('a member who leaves the class while an assignment is entered does not keep it from being saved', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 4 });
  await signInAsAdmin();
  const { address, code } = await makeClass(page, 'Chemistry 9c');
  const classId = Number(address.split('/').at(-1));
  const [stays, leaves] = [
    await httpLearner(server.url, 'stays_in_chemistry'),
    await httpLearner(server.url, 'leaves_chemistry'),
  ];
  for (const learner of [stays, leaves]) await trpc(learner, 'classroom.join', { joinCode: code });
  await page.goto(address);
  const { dialog, assign } = await chooseQuiz(page, exam.title);
  await dialog.getByText('Chosen members').click();
  await dialog.getByRole('combobox', { name: 'Members' }).click();
  for (const { username } of [stays, leaves])
    await page.getByRole('option', { name: username }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('textbox', { name: 'Note for the members' }).fill('Chapter 3');
  await trpc(leaves, 'classroom.leave', { classId });
  await dialog.getByRole('button', { name: 'New assignment' }).click();
  await expect(page.getByText('Choose members of the class')).toBeVisible();
  await expect(dialog.getByText(leaves.username)).toBeHidden();
  await expect(dialog.getByText(stays.username)).toBeVisible();
  await assign();
  await page.goto(`${address}?view=assignments`);
  await expect(page.getByText('Chapter 3')).toBeVisible();
  await expect(page.getByText('For 1 member.')).toBeVisible();
});

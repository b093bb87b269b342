import type pg from 'pg';
import { inspect } from '../support/accessibility.ts';
import { joinClass, makeClass } from '../support/classes.ts';
import { type Account, expect, test } from '../support/journey.ts';
import { httpLearner, signIn, trpc } from '../support/school.ts';

const makeTeacher = (sql: pg.Pool, { username }: Account) =>
  sql.query('update users set is_teacher = true, email_verified = true where username = $1', [
    username,
  ]);

test('a teacher adds another one, who runs the class and stops teaching it', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const added = await signUp('added_teacher');
  await makeTeacher(sql, added);
  const maker = await signUp('class_maker');
  await makeTeacher(sql, maker);
  const { address, code } = await makeClass(page, 'Physics 8');

  await page.getByRole('link', { name: 'Teachers' }).click();
  const name = page.getByRole('textbox', { name: 'Username or email address of a teacher' });
  await name.fill('nobody_at_all');
  await page.getByRole('button', { name: 'Add teacher' }).click();
  await expect(page.getByText('Teacher not found')).toBeVisible();
  await name.fill(added.email);
  await page.getByRole('button', { name: 'Add teacher' }).click();
  const list = page.getByRole('list', { name: 'Teachers' });
  await expect(list.getByText('added_teacher')).toBeVisible();
  expect(await inspect(page, 'teachers of a class')).toEqual([]);

  await signUp();
  await joinClass(page, code);
  await expect(page.getByRole('region', { name: /^Join the class/ })).toBeHidden();
  await expect(page).toHaveURL(/\/classes$/);
  await expect(
    page
      .getByRole('region', { name: 'Physics 8', exact: true })
      .getByText('Teachers: class_maker and added_teacher'),
  ).toBeVisible();

  await page.request.post(`${server.url}/api/login`, { data: added });
  await page.goto(`${address}?view=teachers`);
  await expect(list.getByText('class_maker')).toBeVisible();
  await expect(name).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'New code' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete class' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stop teaching this class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop teaching this class' }).click();
  await expect(page.getByText('No class yet')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Physics 8')).toHaveCount(0);
});

test('who was removed meanwhile is listed no more after a try to remove them', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const added = await signUp('second_teacher');
  await makeTeacher(sql, added);
  const maker = await signUp('first_teacher');
  await makeTeacher(sql, maker);
  const { address, code } = await makeClass(page, 'Physics 9');
  const classId = Number(address.split('/').at(-1));
  await trpc(await signIn(server.url, maker), 'classroom.addTeacher', {
    ...{ classId, account: added.username },
  });
  const learner = await httpLearner(server.url, 'leaves_physics');
  await trpc(learner, 'classroom.join', { joinCode: code });
  const remove = async (view: string, name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`${view} not found`)).toBeVisible();
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  };

  await page.goto(`${address}?view=members`);
  await expect(page.getByText('leaves_physics', { exact: true })).toBeVisible();
  await trpc(learner, 'classroom.leave', { classId });
  await remove('Member', 'Remove leaves_physics');

  await page.getByRole('link', { name: 'Teachers' }).click();
  await expect(page.getByText('second_teacher', { exact: true })).toBeVisible();
  await trpc(await signIn(server.url, added), 'classroom.stopTeaching', { classId });
  await remove('Teacher', 'Remove second_teacher');
});

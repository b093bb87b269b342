import type pg from 'pg';
import { inspect } from '../support/accessibility.ts';
import { joinClass, makeClass } from '../support/classes.ts';
import { type Account, expect, test } from '../support/journey.ts';

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

import type { Page } from '@playwright/test';
import type pg from 'pg';
import { inspect } from '../support/accessibility.ts';
import { chooseQuiz, joinClass, makeClass } from '../support/classes.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { choose } from '../support/quiz-editor.ts';

/** Gives roles in the database, and waits for the second for which a session is not looked up again. */
async function setRoles(page: Page, sql: pg.Pool, username: string, roles: readonly string[]) {
  await sql.query('update users set is_author = $2, is_teacher = $3 where username = $1', [
    username,
    roles.includes('author'),
    roles.includes('teacher'),
  ]);
  const mayWrite = async () => (await page.request.get('/api/admin/quizzes')).ok();
  await expect.poll(mayWrite).toBe(roles.includes('author'));
}

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

test('an administrator gives a member roles, and sees them in the list', async ({
  page,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const { username } = await signUp();
  await sql.query('update users set email_verified = true where username = $1', [username]);
  await signInAsAdmin();
  await page.goto(`/admin/users?q=${username}`);
  await page.getByRole('link', { name: username }).click();
  const panel = page.getByRole('complementary', { name: 'Account' });
  await panel.getByRole('button', { name: 'Change roles' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Change roles' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Author' }).check();
  await dialog.getByRole('checkbox', { name: 'Teacher' }).check();
  // On a narrow screen the panel moves into a drawer, which closes the dialog.
  expect(await inspect(page, 'change of roles', [1280])).toEqual([]);
  await dialog.getByRole('button', { name: 'Change roles' }).click();
  await expect(page.getByText('Roles changed')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText('Author');
  await expect(row).toContainText('Teacher');
  await page.goto(`/admin/users?q=${username}&role=member`);
  await expect(page.getByText('No account matches')).toBeVisible();
});

test('an author publishes a first quiz without an administrator, and has nothing of others', async ({
  page,
  sql,
  signUp,
}) => {
  const { username } = await signUp();
  await setRoles(page, sql, username, ['author']);
  await page.goto('/');
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Manage quizzes' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(sidebarOf(page).getByRole('listitem')).toHaveText([
    'Dashboard',
    'Create Quiz',
    'Add Questions',
  ]);
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  expect(await inspect(page, 'dashboard of an author')).toEqual([]);

  await sidebarOf(page).getByRole('link', { name: 'Create Quiz' }).click();
  const title = `Lakes of ${username}`;
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('About lakes');
  await choose(page, 'Category', 'Mathematics');
  await page.getByRole('combobox', { name: 'Sub-category' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Which lake is the deepest?');
  for (const [letter, text] of [
    ['A', 'Baikal'],
    ['B', 'Como'],
    ['C', 'Garda'],
    ['D', 'Balaton'],
  ])
    await page.getByRole('textbox', { name: `Option ${letter}` }).fill(String(text));
  await page.getByRole('radio', { name: 'Option A is correct' }).check();
  await page.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/quizzes$/);
  await page.goto('/admin');
  await expect(page.getByRole('main').getByRole('link', { name: /^Edit / })).toHaveCount(1);
  await page.getByRole('link', { name: `Results of ${title}` }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText('No one has taken this quiz yet')).toBeVisible();
  const guest = await page.request.get('/api/quizzes', { headers: { cookie: '' } });
  expect(await guest.text()).toContain(title);

  await page.goto('/admin/questions');
  await expect(page.getByText('1 question')).toBeVisible();
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/classes');
  await expect(page).toHaveURL(/\/admin$/);
});

test('a teacher gives a class a quiz of another author and sees how it was done; the role can be lost', async ({
  page,
  server,
  sql,
  signUp,
  browser,
}) => {
  const exam = await createExam(server.url, { questions: 4 });
  const teacher = await signUp();
  await setRoles(page, sql, teacher.username, ['teacher']);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/classes$/);
  const { address, code } = await makeClass(page, 'Biology 7b');
  const { assign } = await chooseQuiz(page, exam.title);
  await assign();

  await using context = await browser.newContext({ baseURL: server.url });
  const theirs = await context.newPage();
  const learner = {
    username: `pupil_${teacher.username}`,
    email: `pupil_${teacher.username}@example.com`,
    password: 'correct horse',
  };
  await theirs.request.post('/api/register', { data: learner });
  await joinClass(theirs, code);
  await takeExam(theirs, exam.id, 3);

  await page.goto(address);
  const row = page.getByRole('row').filter({ hasText: learner.username });
  await expect(row.getByRole('button', { name: '75%' })).toBeVisible();
  expect(await inspect(page, 'gradebook of a teacher')).toEqual([]);
  await row.getByRole('button', { name: '75%' }).click();
  await page.getByRole('region', { name: 'Attempts' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/class-attempts\/\d+\/\d+$/);
  const [attemptId] = new URL(page.url()).pathname.split('/').slice(-1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Attempt ${attemptId}`);
  await expect(page).toHaveTitle(`Attempt ${attemptId} · Quizwright`);
  await expect(page.getByRole('main')).toContainText(learner.username);
  await expect(page.getByRole('main')).toContainText(exam.title);
  await page.getByRole('link', { name: 'Gradebook' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));

  await setRoles(page, sql, teacher.username, []);
  const isRefused = async () => (await page.request.get('/trpc/classroom.list')).status() === 403;
  await expect.poll(isRefused).toBe(true);
  await page.goto(address);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('who teaches gets from the home page to the own classes, also on a phone', async ({
  page,
  sql,
  signUp,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { username } = await signUp();
  const classes = page.getByRole('main').getByRole('link', { name: 'Manage classes' });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Explore Quizzes' })).toBeVisible();
  await expect(classes).toHaveCount(0);
  await sql.query('update users set is_teacher = true where username = $1', [username]);
  await expect.poll(async () => (await page.request.get('/api/classes')).ok()).toBe(true);
  await page.goto('/');
  await classes.click();
  await expect(page).toHaveURL(/\/admin\/classes$/);
});

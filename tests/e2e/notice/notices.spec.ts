import type { Page } from '@playwright/test';
import { inspect, seriousFindings } from '../support/accessibility.ts';
import { expect, test } from '../support/account.ts';
import { createExam, type Exam, takeExam } from '../support/exam.ts';
import { holdBack } from '../support/holding.ts';
import type { Account } from '../support/journey.ts';
import type { RunningServer } from '../support/server.ts';

/** A class of the administrator with assignments, which a new learner has joined; the learner is signed in. */
async function assign(
  { page, server, signUp, signInAsAdmin }: JourneyParts,
  exams: readonly Exam[],
) {
  await signInAsAdmin();
  const call = async (path: string, data: unknown) => {
    const answer = await page.request.post(`${server.url}/trpc/${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).result.data;
  };
  const { id: classId } = await call('classroom.create', { name: 'Biology 7b' });
  const { joinCode } = await call('classroom.renewCode', { classId });
  const learner = await signUp();
  await call('classroom.join', { joinCode });
  await signInAsAdmin();
  const startsAt = new Date().toISOString();
  const dueAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
  for (const { id: quizId } of exams)
    await call('classroom.assign', { classId, quizId, startsAt, dueAt });
  await page.request.post(`${server.url}/api/login`, { data: learner });
  return learner;
}

interface JourneyParts {
  page: Page;
  server: RunningServer;
  signUp: () => Promise<Account>;
  signInAsAdmin: () => Promise<void>;
}

test('the bell shows what is new, leads to it, and all is read on the page of notifications', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const parts = { page, server, signUp, signInAsAdmin };
  const exams = [
    await createExam(server.url, { questions: 2 }),
    await createExam(server.url, { questions: 2 }),
    await createExam(server.url, { questions: 2 }),
  ];
  await assign(parts, exams);
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('was assigned in Biology 7b')).toHaveCount(3);
  expect(await inspect(page, 'panel of notifications')).toEqual([]);
  await panel.getByRole('link', { name: exams[0]?.title ?? '' }).click();
  await expect(page).toHaveURL(`/quiz/${exams[0]?.id}`);
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await panel.getByRole('button', { name: 'Mark as read' }).first().click();
  await expect(panel.getByRole('button', { name: 'Mark as read' })).toHaveCount(1);
  await panel.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();
  expect(await inspect(page, 'notifications')).toEqual([]);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
});

test('all are marked as read from a later page of the list, too', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const parts = { page, server, signUp, signInAsAdmin };
  const { email } = await assign(parts, [await createExam(server.url, { questions: 2 })]);
  // The newest one stays unread, on the first page.
  await sql.query(
    `insert into notices (user_id, kind, subject, data, created_at, in_app, wants_mail)
     select user_id, kind, subject || ' ' || number, data, created_at, in_app, false
     from notices cross join generate_series(1, 25) as number
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await sql.query(
    `update notices set read_at = now() from users
     where user_id = users.id and users.email = $1
       and notices.id < (select max(id) from notices where user_id = users.id)`,
    [email],
  );
  await page.goto('/notifications?page=2');
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
});

test('what is switched off in the settings gives no notice, and quiet hours are kept', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const parts = { page, server, signUp, signInAsAdmin };
  await assign(parts, []);
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  const table = page.getByRole('table', { name: 'Kinds of notifications' });
  const byMail = table.getByRole('switch', { name: 'Overdue assignments: by email' });
  await byMail.click();
  await expect(byMail).not.toBeChecked();
  await page.getByRole('switch', { name: /^Quiet hours/ }).click();
  await page.getByRole('textbox', { name: 'From' }).fill('21:30');
  await page.getByRole('textbox', { name: 'Until' }).fill('06:00');
  await page.getByRole('textbox', { name: 'Until' }).blur();
  await page.getByLabel('Remind me before the due date').selectOption('3 days before');
  expect(await inspect(page, 'settings of notifications')).toEqual([]);
  const stored = async () => {
    const answer = await page.request.get(`${server.url}/trpc/notice.settings`);
    return (await answer.json()).result.data.times;
  };
  await expect
    .poll(stored)
    .toEqual({ rhythm: 'daily', quiet: { from: '21:30', until: '06:00' }, dueDays: 3 });
  await page.reload();
  await expect(byMail).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('21:30');
});

test('a mail comes, and its link ends such mails without a sign-in', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
  sql,
  post,
}) => {
  const parts = { page, server, signUp, signInAsAdmin };
  const exam = await createExam(server.url, { questions: 2 });
  const learner = await assign(parts, [exam]);
  await sql.query('update users set email_verified = true where email = $1', [learner.email]);
  const chosen = { rhythm: 'each', quiet: null, dueDays: 1 };
  await page.request.post(`${server.url}/trpc/notice.saveTimes`, { data: chosen });
  // Sooner than the next minute.
  await sql.query(`insert into pgboss.job (name, data) values ('notices', '{}')`);
  const mail = await post.receive(learner.email, `New assignment: ${exam.title}`);
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  await page.context().clearCookies();
  await page.goto(header.slice(1, -1));
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('status')).toHaveText('You will no longer get these emails.');
  await page.request.post(`${server.url}/api/login`, { data: learner });
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(page.getByRole('switch', { name: 'New assignments: by email' })).not.toBeChecked();
});

test('a learner who waits for a quiz gets a notice when it is open again, if wanted', async ({
  page,
  server,
  signUp,
  sql,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  await signUp();
  const attemptId = await takeExam(page, exam.id, 0);
  await page.goto(`/quiz/${exam.id}`);
  const tellMe = page.getByRole('switch', { name: 'Notify me when it opens again' });
  await expect(tellMe).not.toBeChecked();
  await tellMe.click();
  await expect(tellMe).toBeChecked();
  expect(await inspect(page, 'quiz to wait for')).toEqual([]);
  await page.reload();
  await expect(tellMe).toBeChecked();
  await sql.query(
    `update quiz_attempts set can_retake_at = now() - interval '1 minute' where id = $1`,
    [attemptId],
  );
  await sql.query(`insert into pgboss.job (name, data) values ('notices', '{}')`);
  await expect(async () => {
    await page.goto('/notifications');
    await expect(page.getByText(`You can take “${exam.title}” again.`)).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});

test('of two changes of settings in a row the second is stored last', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL(/\/notification-settings$/);
  const letThrough = await holdBack(page, /notice\.choose/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('notice.choose')) asked.push(request.postData() ?? '');
  });
  const table = page.getByRole('table');
  const [first, second] = [table.getByRole('switch').nth(0), table.getByRole('switch').nth(1)];
  const before = { first: await first.isChecked(), second: await second.isChecked() };
  await first.click();
  await second.click();
  await expect(second).toBeChecked({ checked: !before.second });
  // A call that is made at once has been made by then.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).toHaveLength(1);
  letThrough();
  await expect.poll(() => asked.length).toBe(2);
  await page.reload();
  await expect(first).toBeChecked({ checked: !before.first });
  await expect(second).toBeChecked({ checked: !before.second });
});

test('two tabs change different settings, and both changes stay', async ({ page, signUp }) => {
  await signUp();
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto('/notification-settings');
  const inTable = (tab: Page, index: number) =>
    tab.getByRole('table').getByRole('switch').nth(index);
  const quiet = (tab: Page) => tab.getByRole('switch', { name: /^Quiet hours/ });
  const days = (tab: Page) => tab.getByLabel('Remind me before the due date');
  const before = [await inTable(page, 0).isChecked(), await inTable(page, 1).isChecked()];
  const saved = (tab: Page, call: string) =>
    tab.waitForResponse((response) => response.url().includes(call) && response.ok());
  const inTab = async (tab: Page, call: string, act: () => Promise<unknown>) => {
    const done = saved(tab, call);
    await act();
    await done;
  };
  await inTab(page, 'notice.choose', () => inTable(page, 0).click());
  await inTab(other, 'notice.choose', () => inTable(other, 1).click());
  await inTab(page, 'notice.saveTimes', () => days(page).selectOption('3 days before'));
  await inTab(other, 'notice.saveTimes', () => quiet(other).click());
  await page.reload();
  await expect(quiet(page)).toBeChecked();
  await expect(days(page)).toHaveValue('3');
  for (const index of [0, 1]) {
    await expect(inTable(page, index)).toBeChecked({ checked: !before[index] });
  }
});

test('a time that was typed is saved by Enter, and when the page is left', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await page.getByRole('switch', { name: /^Quiet hours/ }).click();
  const quiet = async () => {
    const answer = await page.request.get('/trpc/notice.settings');
    return (await answer.json()).result.data.times.quiet;
  };
  const from = page.getByRole('textbox', { name: 'From' });
  await from.fill('21:30');
  await from.press('Enter');
  await expect.poll(quiet).toEqual({ from: '21:30', until: '07:00' });
  await from.fill('21:45');
  await page.goBack();
  await expect(page).toHaveURL(/notifications$/);
  await expect.poll(quiet).toEqual({ from: '21:45', until: '07:00' });

  await page.getByRole('link', { name: 'Notification settings' }).click();
  await from.fill('22:15');
  await page.goto('about:blank');
  await expect.poll(quiet).toEqual({ from: '22:15', until: '07:00' });
});

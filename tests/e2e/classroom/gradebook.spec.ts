import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { chooseQuiz, joinClass, makeClass } from '../support/classes.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { type Account, expect, test } from '../support/journey.ts';
import { refuse } from '../support/refusing.ts';
import { httpLearner, inClass, signIn as signInOverHttp, trpc } from '../support/school.ts';
import { admin } from '../support/server.ts';

type SignUp = () => Promise<Account>;

/** Makes a class with one quiz, which two learners take: the first with 3 of 4, the second with 1 of 4. */
async function classWithMarks(page: Page, serverUrl: string, signUp: SignUp) {
  const exam = await createExam(serverUrl, { questions: 4 });
  const { address, code } = await makeClass(page, 'Biology 7b');
  const { dialog, assign } = await chooseQuiz(page, exam.title);
  await dialog.getByLabel('Late work').selectOption('Counts with a deduction for each day');
  await assign();
  const learners: { account: Account; attemptId: number }[] = [];
  for (const right of [3, 1]) {
    const account = await signUp();
    await joinClass(page, code);
    await expect(page.getByText('Late work loses 10 points of 100 each day')).toBeVisible();
    learners.push({ account, attemptId: await takeExam(page, exam.id, right) });
  }
  return { address, exam, learners };
}

async function signIn(page: Page, { email, password }: Account) {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
}

test('a teacher sets a mark by hand and comments; the learner reads both, and arrow keys go through the gradebook', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  const { address, learners, exam } = await classWithMarks(page, server.url, signUp);
  const [first, second] = learners;
  if (!first || !second) throw new Error('The class has two learners');

  await signInAsAdmin();
  await page.goto(address);
  const table = page.getByRole('region', { name: 'Gradebook' });
  await table.getByRole('button', { name: '75%' }).focus();
  await page.keyboard.press('ArrowDown');
  // Tab leads back to the cell that was left, and to no other.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(table.getByRole('button', { name: '25%' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/assignment=\d+/);
  const panel = page.getByRole('complementary', { name: 'Mark of a learner' });
  await expect(panel.getByRole('heading', { name: second.account.username })).toBeVisible();
  await expect(panel.getByText('Counts', { exact: true })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Mark in percent' }).fill('82.5');
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Oral exam');
  await panel.getByRole('button', { name: 'Set mark' }).click();
  await expect(panel.getByText('Computed mark: 25%')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Mind the units');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/trpc\/classroom\.\w*comment/i.test(request.url())) sent.push(request.url());
  });
  // Pressed twice before the page can change, it is sent once.
  await panel.getByRole('button', { name: 'Save comment' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(
    table.getByRole('button', { name: /82\.5%.*Set by hand.*With a comment/ }),
  ).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await inspect(page, 'gradebook with an open cell')).toEqual([]);

  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'XLSX' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^gradebook-\D.*\.xlsx$/);

  // The address leads back to the cell.
  await page.reload();
  await expect(panel.getByText('Mark set by hand: 82.5%')).toBeVisible();
  await page.getByRole('button', { name: 'Below the pass mark' }).click();
  await expect(table.getByText(second.account.username)).toBeHidden();
  await expect(table.getByRole('row', { name: 'Class mean' })).toContainText('78.7%');
  await expect(table.getByText(first.account.username)).toBeVisible();
  await table.getByRole('button', { name: 'Mean' }).click();
  await expect(page).toHaveURL(/sort=mean&show=below|show=below&sort=mean/);
  await page.reload();
  await expect(table.getByText(second.account.username)).toBeHidden();
  await expect(table.getByRole('columnheader', { name: 'Mean' })).toHaveAttribute(
    ...(['aria-sort', 'descending'] as const),
  );
  await expect(panel.getByText('Mark set by hand: 82.5%')).toBeVisible();

  await signIn(page, second.account);
  await page.goto('/classes');
  const own = page.getByRole('region', { name: 'Biology 7b' });
  await expect(own.getByText('Oral exam')).toBeVisible();
  await expect(own.getByText('Mind the units')).toBeVisible();
  await own.getByRole('link', { name: '82.5%' }).click();
  await expect(page.getByRole('region', { name: 'Biology 7b' })).toContainText('82.5%');
  await expect(page.getByText('Mind the units')).toBeVisible();
  expect(await inspect(page, 'result with remarks of a class')).toEqual([]);
  await signIn(page, first.account);
  await page.goto(`/results/${first.attemptId}`);
  await expect(page.getByRole('region', { name: 'Biology 7b' })).toContainText('75%');
  await expect(page.getByText('Mind the units')).toBeHidden();

  await signInAsAdmin();
  await page.goto(`${address}?view=assignments`);
  await page.getByRole('button', { name: `Change the assignment ${exam.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the assignment' });
  await dialog.getByLabel('Late work').selectOption('Does not count');
  await dialog.getByRole('textbox', { name: 'Note for the members' }).fill('Chapter 3');
  expect(await inspect(page, 'change of an assignment')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Late work does not count.')).toBeVisible();
  await expect(page.getByText('Chapter 3')).toBeVisible();
});

test('of two teachers who write at once, the second gets a conflict and keeps what was typed', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
  sql,
}) => {
  await signInAsAdmin();
  const { address } = await classWithMarks(page, server.url, signUp);
  await signInAsAdmin();
  await page.goto(address);
  const table = page.getByRole('region', { name: 'Gradebook' });
  await table.getByRole('button', { name: '25%' }).click();
  const panel = page.getByRole('complementary', { name: 'Mark of a learner' });
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Mine');
  const [, assignmentId] = /assignment=(\d+)/.exec(page.url()) ?? [];
  const [, userId] = /member=(\d+)/.exec(page.url()) ?? [];
  await sql.query(
    `insert into gradebook_entries (assignment_id, user_id, comment, comment_at, updated_at)
     values ($1, $2, 'Theirs', now(), now())`,
    [assignmentId, userId],
  );
  await panel.getByRole('button', { name: 'Save comment' }).click();
  await expect(page.getByText('Nothing was overwritten')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Comment' })).toHaveValue('Mine');
  await expect(panel.getByRole('button', { name: 'Remove comment' })).toBeVisible();
  // Seen now, it may be replaced.
  await panel.getByRole('button', { name: 'Save comment' }).click();
  await expect(page.getByText('The comment is saved')).toBeVisible();
});

test('dates of a learner that another teacher has changed are not replaced after a save of the comment', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  const { address } = await classWithMarks(page, server.url, signUp);
  await signInAsAdmin();
  await page.goto(address);
  await page
    .getByRole('region', { name: 'Gradebook' })
    .getByRole('button', { name: '25%' })
    .click();
  const panel = page.getByRole('complementary', { name: 'Mark of a learner' });
  const excused = panel.getByRole('checkbox', { name: 'Excused' });
  await expect(excused).not.toBeChecked();
  const counts = panel.getByText('Counts', { exact: true });
  await expect(counts).toBeVisible();
  const [, classId] = /classes\/(\d+)/.exec(page.url()) ?? [];
  const [, assignmentId] = /assignment=(\d+)/.exec(page.url()) ?? [];
  const [, userId] = /member=(\d+)/.exec(page.url()) ?? [];
  await trpc(await signInOverHttp(server.url, admin), 'classroom.setMemberConditions', {
    ...{ classId: Number(classId), assignmentId: Number(assignmentId), userId: Number(userId) },
    ...{ startsAt: null, dueAt: null, cutOffAt: null, isExcused: true },
  });
  // Its answer is the whole cell, with the version that the other teacher has made.
  const comment = panel.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Mind the units');
  await panel.getByRole('button', { name: 'Save comment' }).click();
  await expect(page.getByText('The comment is saved')).toBeVisible();
  await panel.getByRole('button', { name: 'Save dates' }).click();
  await expect(page.getByText('Nothing was overwritten')).toBeVisible();
  await expect(excused).toBeChecked();
  // Seen now, it may be replaced. What is typed elsewhere stays when the cell cannot be read again.
  await comment.fill('Not saved yet');
  await excused.uncheck();
  const allow = await refuse(page, 'classroom.cell', 'unavailable', 'Come back later.');
  await panel.getByRole('button', { name: 'Save dates' }).click();
  await expect(page.getByText('The dates are saved')).toBeVisible();
  await expect(panel.getByText('Come back later.')).toBeVisible();
  await expect(comment).toHaveValue('Not saved yet');
  await allow();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('Come back later.')).toBeHidden();
  await expect(comment).toHaveValue('Not saved yet');
  await expect(excused).not.toBeChecked();
  await excused.check();
  await panel.getByRole('button', { name: 'Save dates' }).click();
  await expect(panel.getByText('Excused', { exact: true }).first()).toBeVisible();
  await expect(counts).toHaveCount(0);
});

test('a comment that was not shown is not replaced, and what is typed is not lost without a question', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
  sql,
}) => {
  await signInAsAdmin();
  const exam = await createExam(server.url, { questions: 2 });
  const { address, code } = await makeClass(page, 'Biology 7e');
  const { assign } = await chooseQuiz(page, exam.title);
  await assign();
  await signUp();
  await joinClass(page, code);
  await signInAsAdmin();
  const { rows } = await sql.query(
    `select class_id as "classId", assignments.id as "assignmentId", user_id as "userId"
     from assignments join class_members using (class_id) where quiz_id = $1`,
    [exam.id],
  );
  const [cell] = rows;
  await page.goto(`${address}?assignment=${cell.assignmentId}&member=${cell.userId}`);
  const panel = page.getByRole('complementary', { name: 'Mark of a learner' });
  const comment = panel.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Mine');
  await trpc(await signInOverHttp(server.url, admin), 'classroom.comment', {
    ...cell,
    text: 'Theirs',
  });
  // The cell is read again after it.
  await panel.getByRole('button', { name: 'Save dates' }).click();
  await expect(panel.getByRole('button', { name: 'Remove comment' })).toBeVisible();
  await panel.getByRole('button', { name: 'Save comment' }).click();
  await expect(page.getByText('Nothing was overwritten')).toBeVisible();
  await expect(comment).toHaveValue('Mine');

  await panel.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(comment).toHaveValue('Mine');
  // Theirs is shown now, so it may be replaced.
  await expect(panel.getByText('Theirs')).toBeVisible();
  await panel.getByRole('button', { name: 'Save comment' }).click();
  await expect(page.getByText('The comment is saved')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(question).toBeHidden();
});

test('the gradebook, a cell and exceptions are read again when they are opened again', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
  sql,
}) => {
  await signInAsAdmin();
  const { address, learners } = await classWithMarks(page, server.url, signUp);
  const [first] = learners;
  await signInAsAdmin();
  await page.goto(address);
  const table = page.getByRole('region', { name: 'Gradebook' });
  const panel = page.getByRole('complementary', { name: 'Mark of a learner' });
  const exceptions = page.getByRole('dialog', { name: 'Exceptions for' });
  await table.getByRole('button', { name: '75%' }).click();
  await panel.getByRole('button', { name: 'Exceptions', exact: true }).click();
  await expect(exceptions.getByText('Time: 10 mins')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(exceptions).toBeHidden();
  await page.getByRole('link', { name: 'Classes' }).last().click();
  await expect(page.getByRole('heading', { name: 'Classes', exact: true })).toBeVisible();

  await sql.query('update quiz_attempts set score = 4 where id = $1', [first?.attemptId]);
  await sql.query(
    `insert into exceptions (user_id, extra_time_percent, extra_attempts, created_at)
     select user_id, 50, 0, now() from quiz_attempts where id = $1`,
    [first?.attemptId],
  );
  // What was read within the last two seconds is not read again.
  await page.waitForTimeout(2000);
  // The newest class comes first.
  await page.getByRole('link', { name: 'Biology 7b' }).first().click();
  await table.getByRole('button', { name: '100%' }).click();
  await expect(panel.getByText('100%').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Exceptions', exact: true }).click();
  await expect(exceptions.getByText('Time: 15 mins')).toBeVisible();
});

test('what is entered for an assignment that another teacher has changed stays, until the newest version is loaded', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
  sql,
}) => {
  await signInAsAdmin();
  const { address, exam } = await classWithMarks(page, server.url, signUp);
  await signInAsAdmin();
  await page.goto(`${address}?view=assignments`);
  await page.getByRole('button', { name: `Change the assignment ${exam.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the assignment' });
  const note = dialog.getByRole('textbox', { name: 'Note for the members' });
  await note.fill('Mine');
  await sql.query(`update assignments set note = 'Theirs', updated_at = now() where quiz_id = $1`, [
    exam.id,
  ]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('since you opened it. Nothing was overwritten')).toBeVisible();
  await expect(page.getByText('Theirs', { exact: true })).toBeAttached();
  await expect(note).toHaveValue('Mine');
  expect(await inspect(page, 'refused change of an assignment')).toEqual([]);
  // The form does not show what it would replace, so it is refused again.
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(note).toHaveValue('Mine');
  await dialog
    .getByRole('button', { name: 'Replace what I entered with the newest version' })
    .click();
  await expect(note).toHaveValue('Theirs');
  await expect(dialog.getByRole('alert')).toBeHidden();
  await note.fill('Ours');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The assignment is changed')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Ours')).toBeVisible();
});

test('who teaches a class and is its member sees the own cell, and writes nothing into it', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  await signInAsAdmin();
  const exam = await createExam(server.url, { questions: 4 });
  const { address, code } = await makeClass(page, 'Biology 7d');
  const { assign } = await chooseQuiz(page, exam.title);
  await assign();
  await joinClass(page, code);
  await takeExam(page, exam.id, 3);
  await page.goto(address);
  await page
    .getByRole('region', { name: 'Gradebook' })
    .getByRole('button', { name: '75%' })
    .click();
  const panel = page.getByRole('complementary', { name: 'Mark of a learner' });
  await expect(panel.getByText('another teacher sets your own marks and dates')).toBeVisible();
  await expect(panel.getByText('Counts', { exact: true })).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(panel.getByRole('link', { name: /\b20\d\d\b/ })).toHaveCount(0);
});

test('on a phone, a long username is in one line of the gradebook', async ({
  page,
  server,
  signInAsAdmin,
}) => {
  const { id } = await createExam(server.url, { questions: 1 });
  const teacher = await signInOverHttp(server.url, admin);
  const { classId, joinCode } = await inClass(teacher, 'Biology 7e', id);
  const learner = await httpLearner(server.url, 'katarzyna_wisniewska_nowak');
  await trpc(learner, 'classroom.join', { joinCode });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin();
  await page.goto(`/admin/classes/${classId}`);
  const card = page.getByRole('list', { name: 'Gradebook' }).getByText(learner.username);
  await expect(card).toBeVisible();
  const lines = await card.evaluate((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a series is assigned, and its learner sees which quiz is next', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
  sql,
}) => {
  const [first, second] = [
    await createExam(server.url, { questions: 2 }),
    await createExam(server.url, { questions: 2 }),
  ];
  const { rows } = await sql.query(
    `insert into series (name, display_name, description, category_id)
     select 'cells_path', 'From cells to organs', '', id from categories limit 1 returning id`,
  );
  for (const [index, { id }] of [first, second].entries())
    await sql.query(
      'insert into series_quizzes (series_id, quiz_id, quiz_order) values ($1, $2, $3)',
      [rows[0].id, id, index + 1],
    );
  await signInAsAdmin();
  const { address, code } = await makeClass(page, 'Biology 8c');
  await page.getByRole('button', { name: 'New assignment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New assignment' });
  await dialog.getByText('Series', { exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Series' }).fill('From cells');
  await page.getByRole('option', { name: 'From cells to organs' }).click();
  expect(await inspect(page, 'assignment of a series')).toEqual([]);
  await dialog.getByRole('button', { name: 'New assignment' }).click();
  await expect(page.getByText('Assignment added')).toBeVisible();

  await signUp();
  await joinClass(page, code);
  const own = page.getByRole('region', { name: 'Biology 8c' });
  await expect(own.getByText(`0 of 2 quizzes passed Next: ${first.title}`)).toBeVisible();
  await takeExam(page, first.id, 2);
  await page.reload();
  await expect(own.getByText(`1 of 2 quizzes passed Next: ${second.title}`)).toBeVisible();
  expect(await inspect(page, 'own classes with a series')).toEqual([]);

  await signInAsAdmin();
  await page.goto(address);
  await page.getByRole('button', { name: /100%.*1 of 2/s }).click();
  const panel = page.getByRole('complementary', { name: 'Mark of a learner' });
  await expect(panel.getByText('1 of 2 quizzes passed')).toBeVisible();
  await expect(panel.getByText(second.title)).toBeVisible();
});

test('a printed gradebook has all members and assignments, not only those in view', async ({
  page,
  server,
  sql,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 1 });
  const teacher = await signInOverHttp(server.url, admin);
  const { classId } = await inClass(teacher, 'A large class', exam.id);
  const again = { classId, quizId: exam.id, startsAt: new Date().toISOString(), dueAt: null };
  for (let more = 0; more < 19; more += 1) await trpc(teacher, 'classroom.assign', again);
  await sql.query(
    `with people as (
       insert into users (username, email, email_verified)
       select 'pupil_' || i, 'pupil_' || i || '@example.com', true from generate_series(1, 60) i
       returning id)
     insert into class_members (class_id, user_id, joined_at) select $1::int, id, now() from people`,
    [classId],
  );
  const title = 'Photosynthesis and respiration';
  await sql.query('update quizzes set title = $1 where id = $2', [title, exam.id]);
  await signInAsAdmin();
  await page.goto(`/admin/classes/${classId}`);
  const book = page.getByRole('region', { name: 'Gradebook' });
  await expect(book.getByRole('row')).toHaveCount(62);
  // Landscape A4 within its usual margins.
  await page.setViewportSize({ width: 1046, height: 700 });
  await page.emulateMedia({ media: 'print' });
  const lost = await book.evaluate((box) => [
    getComputedStyle(box).overflowY === 'visible' ? 0 : box.scrollHeight - box.clientHeight,
    box.scrollWidth - box.clientWidth,
  ]);
  expect(lost).toEqual([0, 0]);
  // Chromium repeats titles on each sheet if they take at most a quarter of it, and boxes in them not at all.
  const titles = book.locator('thead');
  expect((await titles.boundingBox())?.height).toBeLessThan(700 / 4);
  await expect(titles.getByRole('button').last()).toHaveCSS('display', 'contents');
  await expect(page.getByRole('group', { name: 'Show' })).toBeHidden();
});

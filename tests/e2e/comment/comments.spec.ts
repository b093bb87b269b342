import type { Page } from '@playwright/test';
import { inspect } from '../support/accessibility.ts';
import { createExam, takeExam } from '../support/exam.ts';
import { type Account, expect, test } from '../support/journey.ts';
import { refuse } from '../support/refusing.ts';

const words = 'Mind the number: it is in the answer.';

/** Another account signs in: the page of the account before must be gone. */
async function signInAs(page: Page, { email, password }: Account) {
  await page.goto('about:blank');
  await page.request.post('/api/logout');
  const { status } = await page.request
    .post('/api/login', { data: { email, password } })
    .then((answer) => ({ status: answer.status() }));
  expect(status).toBe(200);
}

test('a comment waits, is approved by key, and is read by those who have answered alone', async ({
  page,
  server,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  const writer = await signUp();
  const attempt = await takeExam(page, exam.id, 0);
  await page.goto(`/results/${attempt}`);
  const first = page.getByRole('article').filter({ hasText: 'Because it is number 1' });
  await first.getByRole('button', { name: 'Comments' }).click();
  await expect(first.getByText('No comments yet')).toBeVisible();
  await first.getByRole('button', { name: 'Write a comment' }).click();
  await first.getByRole('textbox', { name: 'Your comment' }).fill(words);
  await first.getByRole('button', { name: 'Send' }).click();
  await expect(first.getByText('Waiting for approval')).toBeVisible();
  expect(await inspect(page, 'comments at a question')).toEqual([]);

  await page.goto('about:blank');
  await page.request.post('/api/logout');
  const reader = await signUp();
  await page.goto(`/quiz/${exam.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  const own = await takeExam(page, exam.id, 0);
  await page.goto(`/results/${own}`);
  const same = page.getByRole('article').filter({ hasText: 'Because it is number 1' });
  await same.getByRole('button', { name: 'Comments' }).click();
  await expect(same.getByText('No comments yet')).toBeVisible();

  await page.goto('about:blank');
  await page.request.post('/api/logout');
  await signInAsAdmin();
  await page.goto('/admin');
  await page.getByRole('link', { name: '1 comment to review', exact: true }).click();
  const row = page.locator('[data-row]').filter({ hasText: words });
  await expect(row).toContainText('What is the answer to number 1?');
  expect(await inspect(page, 'comments to review')).toEqual([]);
  await row.focus();
  await page.keyboard.press('a');
  await expect(page.getByText('1 comment published')).toBeVisible();

  await signInAs(page, reader);
  await page.goto(`/results/${own}`);
  await same.getByRole('button', { name: '1 comment' }).click();
  await expect(same.getByText(words)).toBeVisible();
  await expect(same.getByText(writer.username)).toBeVisible();

  // In practice it comes with the key.
  await page.goto(`/practice?mode=quiz&quiz=${exam.id}`);
  for (let number = 0; number < 2; number += 1) {
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /comment/i })).toHaveCount(0);
    const isFirst = await page.getByText('What is the answer to number 1?').isVisible();
    await page.getByRole('radio', { name: /^right/ }).check();
    await page.getByRole('button', { name: 'Check' }).click();
    const label = isFirst ? '1 comment' : 'Comments';
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByText(isFirst ? words : 'No comments yet')).toBeVisible();
    await page.getByRole('button', { name: /Next question|Finish/ }).click();
  }
});

test('reported comments come back to the queue, and are rejected or published again', async ({
  page,
  server,
  sql,
  signUp,
  signInAsAdmin,
}) => {
  const exam = await createExam(server.url, { questions: 1 });
  const writer = await signUp();
  await takeExam(page, exam.id, 0);
  const questionId = await sql
    .query('select id from questions where quiz_id = $1', [exam.id])
    .then(({ rows }) => rows[0].id);
  const rude = 'A rude comment';
  await page.request.post(`/api/questions/${questionId}/comments`, { data: { text: rude } });
  await sql.query(`update question_comments set state = 'published' where text = $1`, [rude]);
  let attempt = 0;
  for (let person = 0; person < 3; person += 1) {
    await page.goto('about:blank');
    await page.request.post('/api/logout');
    await signUp();
    attempt = await takeExam(page, exam.id, 0);
    await page.goto(`/results/${attempt}`);
    await page.getByRole('button', { name: '1 comment', exact: true }).click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(page.getByText('It will be reviewed')).toBeVisible();
  }
  // Three different learners have hidden it.
  await page.reload();
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(page.getByText('No comments yet')).toBeVisible();

  await page.goto('about:blank');
  await page.request.post('/api/logout');
  await signInAsAdmin();
  await page.goto('/admin/comments?show=waiting');
  const row = page.locator('[data-row]').filter({ hasText: rude });
  await expect(row).toContainText('3 reports');
  await row.getByRole('button', { name: 'Reject the comment of' }).click();
  await expect(page.getByText('1 comment rejected')).toBeVisible();
  await expect(row).toHaveCount(0);

  await signInAs(page, writer);
  const results = await page.request.get('/api/user/quiz-attempts').then((answer) => answer.json());
  await page.goto(`/results/${results[0].id}`);
  await page.getByRole('button', { name: '1 comment', exact: true }).click();
  await expect(page.getByText('Not approved')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No comments yet')).toBeVisible();
});

test('a comment that is being written stays when the comments cannot be read again', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 1 });
  await signUp();
  await page.goto(`/results/${await takeExam(page, exam.id, 0)}`);
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await page.getByRole('button', { name: 'Write a comment' }).click();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('The first one');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await page.getByRole('button', { name: 'Write a comment' }).click();
  const text = page.getByRole('textbox', { name: 'Your comment' });
  await text.fill('Not sent yet');
  const allow = await refuse(page, 'comment.list', 'unavailable', 'Come back later.');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Come back later.')).toBeVisible();
  await expect(text).toHaveValue('Not sent yet');
  await allow();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No comments yet')).toBeVisible();
  await expect(text).toHaveValue('Not sent yet');
});

test('the page before is shown when the only comment of the last one is deleted', async ({
  page,
  server,
  sql,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 1 });
  const { username } = await signUp();
  const attempt = await takeExam(page, exam.id, 0);
  await sql.query(
    `insert into question_comments (question_id, user_id, text, state, created_at, updated_at)
     select questions.id, users.id, 'Comment ' || number, 'published', now(), now()
     from questions, users, generate_series(1, 21) number
     where questions.quiz_id = $1 and users.username = $2`,
    [exam.id, username],
  );
  await page.goto(`/results/${attempt}`);
  await page.getByRole('button', { name: '21 comments', exact: true }).click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('Comment 21', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Comment 20', { exact: true })).toBeVisible();
});

test('another comment is sent after one was cancelled whose answer was lost', async ({
  page,
  server,
  signUp,
}) => {
  const exam = await createExam(server.url, { questions: 2 });
  await signUp();
  const attempt = await takeExam(page, exam.id, 0);
  await page.goto(`/results/${attempt}`);
  const first = page.getByRole('article').filter({ hasText: 'Because it is number 1' });
  await first.getByRole('button', { name: 'Comments' }).click();
  await first.getByRole('button', { name: 'Write a comment' }).click();
  await first.getByRole('textbox', { name: 'Your comment' }).fill('One that arrives');
  await page.route(/comment\.write/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await first.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('That did not work')).toBeVisible();
  await page.unroute(/comment\.write/);
  await first.getByRole('button', { name: 'Cancel' }).click();
  await first.getByRole('button', { name: 'Write a comment' }).click();
  await first.getByRole('textbox', { name: 'Your comment' }).fill('Another one');
  await first.getByRole('button', { name: 'Send' }).click();
  await expect(first.getByRole('listitem').filter({ hasText: 'Another one' })).toBeVisible();
  await expect(first.getByRole('listitem').filter({ hasText: 'One that arrives' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import type pg from 'pg';
import { z } from 'zod';
import { holdBack } from '../support/holding.ts';
import { expect, test } from '../support/journey.ts';

const hours = 3_600_000;
const main = (page: Page) => page.getByRole('main');

/** Takes a quiz through the API and has it graded: every answer right, or none. */
async function finish(
  page: Page,
  sql: pg.Pool,
  quizId: number,
  outcome: 'pass' | 'fail',
): Promise<number> {
  const started = await page.request.post(`/api/quizzes/${quizId}/attempts`);
  const Attempt = z.object({ id: z.int(), questions: z.array(z.object({ questionId: z.int() })) });
  const { id, questions } = Attempt.parse(await started.json());
  const { rows } = await sql.query('select id, body from questions where quiz_id = $1', [quizId]);
  const Key = z.object({
    id: z.int(),
    body: z.object({
      options: z.array(z.string()).default([]),
      correctOption: z.int().nullable().default(null),
      correctOptions: z.array(z.int()).default([]),
    }),
  });
  const keys = new Map(
    z
      .array(Key)
      .parse(rows)
      .map(({ id, body }) => [id, body]),
  );
  const answers = questions.map(({ questionId }) => {
    const key = keys.get(questionId);
    if (outcome === 'fail' || !key) return { questionId, seq: 1, answerText: 'no idea' };
    return {
      questionId,
      seq: 1,
      selectedOption: key.correctOption ?? -1,
      selectedOptions: key.correctOptions,
      answerText: key.options[0]?.split('|')[0],
    };
  });
  const submitted = await page.request.post(`/api/quiz-attempts/${id}/submit`, {
    data: { answers },
  });
  expect(submitted.ok()).toBe(true);
  return id;
}

const openAgain = (sql: pg.Pool, attemptId: number, inMilliseconds: number) =>
  sql.query(
    'update quiz_attempts set can_retake_at = now() + make_interval(secs => $2) where id = $1',
    [attemptId, inMilliseconds / 1000],
  );

test.describe('the list', () => {
  test('QLIST-01, QLIST-02, QLIST-03, QLIST-05: one card per quiz, filtered by the category in the address', async ({
    page,
    sql,
  }) => {
    await page.goto('/quizzes');
    const filter = page.getByRole('navigation', { name: 'Categories', exact: true });
    const { rows } = await sql.query(
      'select display_name, name, (select count(*)::int from quizzes where category_id = categories.id) as quizzes from categories order by display_name',
    );
    const categories = z
      .array(z.object({ display_name: z.string(), name: z.string(), quizzes: z.int() }))
      .parse(rows);
    await expect(filter.getByRole('link')).toHaveCount(categories.length + 1);
    await expect(filter.getByRole('link').first()).toHaveText('All Categories');
    await expect(main(page).getByRole('status')).toHaveText('48 quizzes');
    const [first] = categories;
    await filter.getByRole('link', { name: first?.display_name ?? '' }).click();
    await expect(page).toHaveURL(new RegExp(`category=${first?.name}`));
    await expect(page.getByRole('article')).toHaveCount(first?.quizzes ?? 0);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(first?.quizzes ?? 0);
    const breadcrumbs = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(breadcrumbs.join()).toContain(`/quizzes?category=${first?.name}`);
  });

  test('QLIST-04, QLIST-07, QLIST-08, QLIST-09: a guest sees details and share; missing values are shown as their defaults', async ({
    page,
    sql,
  }) => {
    const limits = [
      [45, '45 mins'],
      [60, '1h 0m'],
      [90, '1h 30m'],
      [null, '30 mins'],
    ] as const;
    for (const [index, [minutes]] of limits.entries()) {
      await sql.query('update quizzes set time_limit = $1, difficulty = null where id = $2', [
        minutes,
        40 + index,
      ]);
    }
    for (const [index, [, shown]] of limits.entries()) {
      await page.goto(`/quiz/${40 + index}`);
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    }
    await page.goto('/quizzes');
    const card = page.getByRole('article').first();
    await expect(card.getByRole('link', { name: 'View Quiz Details' })).toBeVisible();
    await expect(card.getByRole('button', { name: /share/i })).toBeVisible();
    await expect(card.getByText(/Beginner|Intermediate|Advanced/)).toBeVisible();
  });

  test('QLIST-06: while the list is loading, six skeletons are shown', async ({ page }) => {
    await page.goto('/contact');
    const letThrough = await holdBack(page, '**/trpc/**');
    await page.getByRole('banner').getByRole('link', { name: 'Quizzes' }).click();
    await expect(
      page
        .locator('[aria-busy=true], [role=status]')
        .filter({ hasText: 'Loading quizzes' })
        .first(),
    ).toBeAttached();
    await expect(page.locator('main [data-skeleton]')).toHaveCount(6);
    letThrough();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('ERR-12: a list that cannot be loaded shows an error and can be loaded again', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.route('**/trpc/**', (route) => route.fulfill({ status: 500, body: 'boom' }));
    await page.getByRole('banner').getByRole('link', { name: 'Quizzes' }).click();
    await expect(page.getByText(/Error loading (quizzes|categories)/)).toBeVisible();
    await page.unroute('**/trpc/**');
    await page.getByRole('button', { name: /try again|retry/i }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('one quiz', () => {
  test('QDET-03, QDET-08: without an attempt the button reads Start Quiz and opens the quiz', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto('/quiz/1');
    await expect(main(page).getByRole('link', { name: 'Start Quiz' })).toHaveAttribute(
      'href',
      '/quiz/1/start',
    );
  });

  test('taking Judged 6: one link starts the quiz, and the link to the rules has another text', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto('/quiz/1');
    await expect(page.getByText('Start Quiz', { exact: true })).toHaveCount(1);
    await page.goto('/quiz-overview/1');
    await expect(page.getByText('Start Quiz', { exact: true })).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Start now' })).toHaveAttribute(
      'href',
      '/quiz/1/start',
    );
  });

  test('learner 6: after leaving, the page shows only that the quiz was left', async ({
    page,
    sql,
    signUp,
  }) => {
    await signUp();
    const started = await page.request.post('/api/quizzes/5/attempts');
    const { id } = z.object({ id: z.int() }).parse(await started.json());
    await sql.query(
      "update quiz_attempts set started_at = started_at - interval '1 minute' where id = $1",
      [id],
    );
    await page.request.post(`/api/quiz-attempts/${id}/leave`);
    await page.goto('/quiz/5');
    await expect(main(page).getByRole('region', { name: 'Failed - Cooldown' })).toBeVisible();
    await expect(main(page).getByText(/You left this quiz before submitting/)).toBeVisible();
    await expect(page.getByText('You have not taken this quiz yet.')).toHaveCount(0);
    await expect(main(page).getByRole('heading', { name: 'How others did' })).toBeVisible();
  });

  test('QDET-08: while the status loads it reads Processing...', async ({ page, signUp }) => {
    await signUp();
    await page.route('**/trpc/attempt.retakeStatus**', () => {});
    await page.goto('/quiz/1');
    await expect(main(page).getByRole('button', { name: 'Processing...' })).toBeDisabled();
  });

  test('QDET-01, QDET-02, QDET-06: passed: stats, progress and the Passed panel with its countdown', async ({
    page,
    sql,
    signUp,
  }) => {
    await signUp();
    await finish(page, sql, 2, 'pass');
    await expect
      .poll(
        async () =>
          (await sql.query('select from quiz_stats where quiz_id = 2 and attempt_count > 0'))
            .rowCount,
      )
      .toBe(1);
    await page.goto('/quiz/2');
    const panel = main(page).getByRole('region', { name: 'Passed' });
    await expect(panel.getByText(/119h 59m \d+s/)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Quiz Mastered' })).toBeDisabled();
    await expect(main(page).getByText('Mastered', { exact: true })).toBeVisible();
    const stats = z
      .object({ totalUsers: z.int(), topScore: z.number() })
      .parse(await (await page.request.get('/api/quizzes/2/stats')).json());
    expect(stats).toEqual(expect.objectContaining({ totalUsers: 1, topScore: 100 }));
    await expect(main(page).getByRole('heading', { name: 'How everyone did' })).toBeVisible();
    await expect(main(page).getByText('Learner took it: you')).toBeVisible();
    await expect(main(page).getByText(/Your best, \d+ of \d+ in 1 attempt/)).toBeVisible();
  });

  test('QDET-07, QDET-09, QDET-10, SCORE-07: failed: the countdown ticks, and at zero the quiz opens without a reload', async ({
    page,
    sql,
    signUp,
  }) => {
    await signUp();
    const attempt = await finish(page, sql, 3, 'fail');
    await openAgain(sql, attempt, 2 * hours);
    await page.goto('/quiz/3');
    const panel = main(page).getByRole('region', { name: 'Failed - Cooldown' });
    const countdown = panel.getByText(/^\d+h \d+m \d+s$/);
    const seconds = async () => {
      const [h = 0, m = 0, s = 0] = (await countdown.innerText()).match(/\d+/g)?.map(Number) ?? [];
      return h * 3600 + m * 60 + s;
    };
    const before = await seconds();
    await expect.poll(async () => before - (await seconds())).toBeGreaterThanOrEqual(2);
    await expect(main(page).getByRole('button', { name: 'In Cooldown' })).toBeDisabled();

    await openAgain(sql, attempt, 8000);
    await page.reload();
    await expect(panel).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Retake Quiz' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(panel).toHaveCount(0);
  });

  test('a quiz that closes before the wait is over says so, and offers neither countdown nor notice', async ({
    page,
    sql,
    signUp,
  }) => {
    await signUp();
    await finish(page, sql, 6, 'fail');
    await sql.query("update quizzes set closes_at = now() + interval '1 hour' where id = 6");
    await page.goto('/quiz/6');
    const panel = main(page).getByRole('region', { name: 'Failed - Cooldown' });
    await expect(panel).toContainText('The quiz closes before you can take it again.');
    await expect(panel.getByText(/\d+h \d+m \d+s/)).toHaveCount(0);
    await expect(panel.getByRole('switch')).toHaveCount(0);
    await page.goto('/quizzes?state=cooldown');
    const card = page.getByRole('article');
    await expect(card.getByRole('button', { name: 'In Cooldown' })).toBeDisabled();
    await expect(card.getByText(/^Opens/)).toHaveCount(0);
  });

  test('QTAKE-18, ERR-15: starting a quiz in cooldown redirects to its page with a toast', async ({
    page,
    sql,
    signUp,
  }) => {
    await signUp();
    await finish(page, sql, 4, 'fail');
    await page.goto('/quiz/4/start');
    await expect(page).toHaveURL(/\/quiz\/4$/);
    await expect(page.getByText('You need to wait before retaking this quiz.')).toBeVisible();
  });
});

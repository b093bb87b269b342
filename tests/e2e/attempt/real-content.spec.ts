import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type ContentQuiz, keyOf, loadContent, readContent } from '#tests/support/content.ts';
import { expect, test } from '../support/journey.ts';
import { admin } from '../support/server.ts';

const Started = z.object({
  result: z.object({
    data: z.object({
      id: z.int(),
      questions: z.array(
        z.object({
          questionId: z.int(),
          type: z.string(),
          text: z.string(),
          options: z.array(z.object({ index: z.int(), text: z.string() })),
        }),
      ),
    }),
  }),
});

type AskedQuestion = z.infer<typeof Started>['result']['data']['questions'][number];

/** Opens the quiz as a learner would. @returns the drawn questions */
async function startQuiz(page: Page, quizId: number): Promise<AskedQuestion[]> {
  const answered = page.waitForResponse((response) =>
    response.url().includes('/trpc/attempt.start'),
  );
  await page.goto(`/quiz/${quizId}`);
  await page
    .getByRole('link', { name: 'Start Quiz' })
    .or(page.getByRole('button', { name: 'Start Quiz' }))
    .click();
  const body: unknown = await (await answered).json();
  const [first] = z
    .array(Started)
    .or(Started.transform((one) => [one]))
    .parse(body);
  if (!first) throw new Error('The quiz did not start');
  return first.result.data.questions;
}

/** Answers the question on the screen, correctly or wrongly. */
async function answer(
  page: Page,
  question: AskedQuestion,
  key: ContentQuiz['questions'][number],
  right: boolean,
) {
  if (question.type === 'fill_blank') {
    await page
      .getByRole('textbox', { name: 'Your answer' })
      .fill(right ? (key.options[0]?.split('|')[0] ?? '') : 'no idea at all');
    return;
  }
  const keys = new Set(key.type === 'multiple_choice' ? key.correctOptions : [key.correctOption]);
  const wanted = question.options.flatMap((option, index) =>
    keys.has(option.index) === right ? [index] : [],
  );
  const choices = page
    .getByRole('group')
    .getByRole(question.type === 'multiple_choice' ? 'checkbox' : 'radio');
  for (const index of question.type === 'multiple_choice' ? wanted : wanted.slice(0, 1)) {
    await choices.nth(index).check({ force: true });
  }
}

test('QTAKE-03, QTAKE-04, QTAKE-19, QTAKE-20, QTAKE-22, SCORE-01: quizzes with real content are taken in a browser and graded correctly', async ({
  page,
  server,
  browser,
  signUp,
}) => {
  test.setTimeout(240_000);
  const content = await readContent();
  const office = await browser.newContext({ baseURL: server.url });
  await office.request.post('/api/login', { data: admin });
  const chosen = [
    content[0],
    content[Math.floor(content.length / 2)],
    content.find((quiz) => quiz.questions.some((question) => question.text.includes('```'))),
  ];
  const quizzes = [...new Set(chosen.flatMap((quiz) => quiz ?? []))];
  const ids = await loadContent(
    quizzes.map((quiz) => ({ ...quiz, title: `${quiz.title} (loaded)` })),
    async (url, data) => {
      const stored = await office.request.post(url, { data });
      expect(stored.status(), await stored.text()).toBe(201);
      return stored.json();
    },
  );
  await office.close();

  await signUp();
  for (const [number, quiz] of quizzes.entries()) {
    const questions = await startQuiz(page, ids.get(`${quiz.title} (loaded)`) ?? 0);
    const mistakes = number === 1 ? Math.ceil(questions.length * 0.2) + 1 : number;
    for (const [index, question] of questions.entries()) {
      await expect(
        page.getByRole('heading', { name: `Question ${index + 1} of ${questions.length}` }),
      ).toBeVisible();
      if (question.text.includes('```')) {
        await expect(page.locator('main pre code').first()).toBeVisible();
        await expect(page.locator('main').getByText('```')).toHaveCount(0);
      }
      // For a moment after a change of question the page ignores taps.
      await expect(page.locator('[data-pausing]')).toHaveCount(0);
      await answer(page, question, keyOf(quiz, question.text), index >= mistakes);
      const isLast = index === questions.length - 1;
      await page
        .getByRole('button', { name: isLast ? 'Submit Quiz' : 'Next', exact: true })
        .click();
    }
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Submit/ })
      .click();
    await expect(page).toHaveURL(/\/quiz-summary/);
    expect(await page.evaluate(() => window.sessionStorage.length)).toBeGreaterThan(0);
    const score = questions.length - mistakes;
    const passed = score * 100 >= questions.length * 80;
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`${score} of ${questions.length}`))
        .first(),
    ).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(passed ? /passed/i : /not passed|failed/i)
        .first(),
    ).toBeVisible();
  }
});

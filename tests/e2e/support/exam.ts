import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { send, signIn } from './school.ts';
import { admin } from './server.ts';

export interface Exam {
  id: number;
  title: string;
}

export interface ExamOptions {
  questions?: number;
  /** minutes */
  timeLimit?: number;
}

/** A quiz with known right answers: of every question the option that begins with "right". */
export async function createExam(
  url: string,
  { questions = 5, timeLimit = 10 }: ExamOptions = {},
): Promise<Exam> {
  const author = await signIn(url, admin);
  const categories = await fetch(`${url}/api/categories`).then((answer) => answer.json());
  const title = `Exam ${crypto.randomUUID().slice(0, 8)}`;
  const created = await send(author, '/api/quizzes', {
    title,
    description: 'Made for a journey.',
    categoryId: categories[0].id,
    timeLimit,
    status: 'active',
    questionsPerAttempt: questions,
  });
  const { id } = await created.json();
  const bank = Array.from({ length: questions }, (_, index) => ({
    text: `What is the answer to number ${index + 1}?`,
    type: 'single_choice',
    options: ['right', 'wrong', 'quite wrong', 'very wrong'].map((word) => `${word} ${index + 1}`),
    correctOption: 0,
    explanation: `Because it is number ${index + 1}.`,
  }));
  await send(author, '/api/questions/bulk', { quizId: id, questions: bank });
  return { id, title };
}

/**
 * Takes an exam through the API: the first `right` of its questions right, the rest wrong, the last flagged.
 * @returns the attempt's id
 */
export async function takeExam(page: Page, quizId: number, right: number): Promise<number> {
  const started = await page.request.post(`/api/quizzes/${quizId}/attempts`);
  const { id, questions } = await started.json();
  const answers = questions.map(({ questionId }: { questionId: number }, index: number) => ({
    questionId,
    seq: 1,
    selectedOption: index < right ? 0 : 1,
    flagged: index === questions.length - 1,
  }));
  await page.request.post(`/api/quiz-attempts/${id}/submit`, { data: { answers } });
  return id;
}

/** The position of the right option on screen, from 1. */
export async function rightOption(page: Page): Promise<number> {
  const texts = await page
    .getByRole('group')
    .getByRole('radio')
    .evaluateAll((inputs) => inputs.map((input) => input.closest('label')?.textContent ?? ''));
  return texts.findIndex((text) => text.includes('right')) + 1;
}

/** Chooses the right or a wrong option of the question on screen, as soon as it accepts a click. */
export async function answer(page: Page, word: 'right' | 'quite wrong' = 'right'): Promise<void> {
  const radio = page.getByRole('radio', { name: new RegExp(`^${word} `) });
  await page.locator('[data-option]').filter({ has: radio }).locator('label').click();
  await expect(radio).toBeChecked();
}

export function tile(page: Page, number: number) {
  return page.getByRole('button', { name: new RegExp(`^Question ${number},`) });
}

/** Moves the open attempts at a quiz into the past, as if they had begun some seconds earlier. */
export const beginEarlier = (sql: pg.Pool, quizId: number, seconds: number) =>
  sql.query(
    `update quiz_attempts
     set started_at = started_at - make_interval(secs => $2),
         deadline = deadline - make_interval(secs => $2)
     where quiz_id = $1 and status = 'open'`,
    [quizId, seconds],
  );

/** Gives a quiz the first sub-category of its category: the editor saves no quiz without one. */
export const giveSubCategory = (sql: pg.Pool, quizId: number) =>
  sql.query(
    `update quizzes set sub_category_id = (
       select id from sub_categories where category_id = quizzes.category_id limit 1
     ) where id = $1`,
    [quizId],
  );

/** From the submit sheet to the summary. */
export async function submit(page: Page): Promise<void> {
  await page.keyboard.press('s');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Quiz' }).click();
}

/**
 * The player's dialogs and the summary are fetched when the browser is idle, which may be after its network was idle.
 */
export const dialogsLoaded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        // What was requested in vain is an entry too.
        const loaded = new Set(
          performance
            .getEntriesByType('resource')
            .filter(
              (entry) => entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0,
            )
            .map(({ name }) => name),
        );
        const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
        const files = [...links].map(({ href }) => href);
        return (
          ['/player-dialogs-', '/quiz-summary-'].every((name) =>
            files.some((file) => file.includes(name)),
          ) && files.every((file) => loaded.has(file))
        );
      }),
    )
    .toBe(true);

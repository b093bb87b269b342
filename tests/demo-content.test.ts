import { describe, expect, test } from 'vitest';
import { readCatalogue, readPosts, readSeries } from '#db/seed/demo.ts';
import { whatIsMissing } from '#shared/features/question/schema.ts';

const catalogue = await readCatalogue();
const quizzes = catalogue.flatMap((category) =>
  category.subCategories.flatMap((subCategory) => subCategory.quizzes),
);
const questions = quizzes.flatMap((quiz) => quiz.questions);

describe('the demo catalogue', () => {
  test('contains at least 8 categories, 20 quizzes, 400 questions of all four types, 4 series and 8 posts', async () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(8);
    expect(quizzes.length).toBeGreaterThanOrEqual(20);
    expect(questions.length).toBeGreaterThanOrEqual(400);
    expect(new Set(questions.map((question) => question.type)).size).toBe(4);
    expect(await readSeries()).toHaveLength(4);
    expect((await readPosts()).length).toBeGreaterThanOrEqual(8);
  });

  test('has no duplicate question and no duplicate title', () => {
    const texts = questions.map((question) => question.text.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    const titles = quizzes.map((quiz) => quiz.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(quizzes.map((quiz) => [quiz.title, quiz] as const))(
    'is complete: %s',
    (_title, quiz) => {
      for (const question of quiz.questions) {
        const last = question.options.length - 1;
        expect(whatIsMissing(question), question.text).toEqual([]);
        expect(question.correctOption ?? 0, question.text).toBeLessThanOrEqual(last);
        expect(
          question.correctOptions.every((index) => index <= last),
          question.text,
        ).toBe(true);
        expect(new Set(question.options.map((option) => option.trim())).size, question.text).toBe(
          question.options.length,
        );
        expect(question.explanation.length, question.text).toBeGreaterThan(10);
        if (question.type === 'true_false') expect(question.options).toEqual(['True', 'False']);
        if (question.type === 'multiple_choice') {
          expect(question.correctOptions.length, question.text).toBeLessThan(
            question.options.length,
          );
        }
      }
    },
  );

  test('has its keys spread evenly over the positions', () => {
    const places = questions
      .filter((q) => q.type === 'single_choice' && q.options.length === 4)
      .map((q) => q.correctOption);
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((key) => key === place).length / places.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.3);
    }
  });

  test('asks at most as many questions per attempt as it contains', () => {
    for (const quiz of quizzes)
      expect(quiz.questionsPerAttempt).toBeLessThanOrEqual(quiz.questions.length);
  });
});

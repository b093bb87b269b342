import { attemptRules } from '#shared/features/attempt/rules.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import type { Person, World } from './world.ts';

const minutes = 10;

/** The rules of an attempt that is inserted directly. */
export const pinnedRules = JSON.stringify(attemptRules(standardRules, minutes));

/** Options of a created quiz. */
interface QuizOptions {
  /** The account of its author. */
  createdBy?: number;
  title?: string;
  language?: string;
  questions?: number;
  questionsPerAttempt?: number;
  timeLimit?: number | null;
  status?: 'active' | 'draft' | 'archived';
  categoryId?: number;
}

export async function makeCategory(
  world: World,
  name = `category_${crypto.randomUUID().slice(0, 8)}`,
): Promise<number> {
  const { id } = await world.db
    .insertInto('categories')
    .values({ name, displayName: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A quiz of single-choice questions; the right option is always the one called `right`. */
export async function makeQuiz(world: World, options: QuizOptions = {}) {
  const count = options.questions ?? 10;
  const categoryId = options.categoryId ?? (await makeCategory(world));
  const { id } = await world.db
    .insertInto('quizzes')
    .values({
      title: options.title ?? 'A quiz',
      description: 'For tests',
      ...(options.language ? { language: options.language } : {}),
      categoryId,
      createdBy: options.createdBy ?? null,
      timeLimit: options.timeLimit === undefined ? minutes : options.timeLimit,
      questionsPerAttempt: options.questionsPerAttempt ?? Math.max(1, count),
      totalQuestions: 0,
      status: options.status ?? 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const questions = Array.from({ length: count }, (_, index) => ({
    quizId: id,
    position: index,
    text: `Question number ${index + 1}`,
    body: JSON.stringify({
      options: ['wrong one', 'right', 'wrong two', 'wrong three'],
      correctOption: 1,
    }),
    explanation: 'secret explanation',
    isComplete: true,
  }));
  // One statement: what the triggers do costs more than a row.
  const rows =
    count === 0
      ? []
      : await world.db.insertInto('questions').values(questions).returning('id').execute();
  const questionIds = rows.map((row) => row.id);
  return { id, categoryId, questionIds, right: 1, wrong: 0 };
}

/** An active series of quizzes, in their order. */
export async function makeSeries(world: World, quizIds: readonly number[]) {
  const { id } = await world.db
    .insertInto('series')
    .values({
      name: `series_${crypto.randomUUID().slice(0, 8)}`,
      displayName: 'A path',
      description: 'For tests',
      categoryId: await makeCategory(world),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('seriesQuizzes')
    .values(quizIds.map((quizId, index) => ({ seriesId: id, quizId, quizOrder: index + 1 })))
    .execute();
  return { id };
}

/** Answers for a whole paper, the first `correct` of them right. */
export function answersFor(questions: { questionId: number }[], correct: number, seq = 1) {
  return questions.map(({ questionId }, index) => ({
    questionId,
    seq,
    selectedOption: index < correct ? 1 : 0,
    selectedOptions: [],
    answerText: null,
    flagged: false,
  }));
}

/** An attempt of the person from start to submit, with the first `correct` answers right. @returns its id */
export async function takeQuiz(person: Person, quizId: number, correct = 1): Promise<number> {
  const { id, questions } = await person.calls.attempt.start({ quizId });
  await person.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, correct) });
  return id;
}

/** A result as expected after its quiz was deleted: it cannot be taken again, everything else is unchanged. */
export const afterItsQuizWent = <Result extends { quiz: object }>(result: Result) => ({
  ...result,
  canRetakeAt: null,
  quiz: { ...result.quiz, isOpen: false },
});

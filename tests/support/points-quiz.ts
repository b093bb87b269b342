import { standardRules, type TakingRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from './catalogue.ts';
import type { Person, World } from './world.ts';

const primes = { options: ['2', '3', '4', '5', '6'], correctOptions: [0, 1, 3] };

/** What is chosen of `2, 3, 4, 5, 6` where primes are asked for: right, two thirds, a sixth, nothing right, nothing. */
export const given = {
  right: [0, 1, 3],
  most: [0, 1],
  little: [0, 1, 2],
  wrong: [2, 4],
  none: [],
} as const;
export type Given = keyof typeof given;

/** What each of these answers earns where parts of answers count. */
export const earns: Record<Given, number> = { right: 100, most: 66, little: 16, wrong: 0, none: 0 };

/** Rules by which parts of answers count, a wrong one costs a quarter, and there is no wait. */
export const pointsRules: TakingRules = {
  ...standardRules,
  partialCredit: true,
  wrongAnswerPenaltyPercent: 25,
  cooldownHours: { passed: 0, failed: 0 },
};

/** A published quiz whose questions have three right options of five. */
export async function makePointsQuiz(
  world: World,
  {
    questions = 4,
    questionsPerAttempt = questions,
    rules = {},
  }: { questions?: number; questionsPerAttempt?: number; rules?: Partial<TakingRules> } = {},
) {
  const quiz = await makeQuiz(world, { questions, questionsPerAttempt });
  await world.db
    .updateTable('questions')
    .set({ type: 'multiple_choice', body: JSON.stringify(primes) })
    .where('quizId', '=', quiz.id)
    .execute();
  await world.db
    .updateTable('quizzes')
    .set({ rules: JSON.stringify({ ...pointsRules, ...rules }) })
    .where('id', '=', quiz.id)
    .execute();
  return quiz;
}

/** Answers in the order of the questions' ids. */
export const answersOf = (questions: readonly { questionId: number }[], all: readonly Given[]) =>
  questions
    .toSorted((a, b) => a.questionId - b.questionId)
    .map(({ questionId }, index) => ({
      questionId,
      seq: 1,
      selectedOptions: [...given[all[index] ?? 'none']],
    }));

/** Takes a quiz of `makePointsQuiz`. */
export async function takeForPoints(person: Person, quizId: number, all: readonly Given[]) {
  const { id, questions } = await person.calls.attempt.start({ quizId });
  const answers = answersOf(questions, all);
  const outcome = await person.calls.attempt.submit({ attemptId: id, answers });
  if (outcome.kind !== 'submitted') throw new Error(outcome.kind);
  return outcome.result;
}

/**
 * Thirty people with different abilities take a quiz of `makePointsQuiz`.
 * @returns for each what was given to each question
 */
export async function simulateForPoints(world: World, quizId: number) {
  let state = 11;
  const chance = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const likely: Given[][] = [
    ['wrong', 'wrong', 'none', 'little'],
    ['right', 'most', 'little', 'wrong', 'none'],
    ['right', 'right', 'most'],
  ];
  const attempts: Map<number, Given>[] = [];
  for (let taker = 0; taker < 30; taker += 1) {
    const kinds = likely[taker % 3] ?? [];
    const person = await world.person();
    const { id, questions } = await person.calls.attempt.start({ quizId });
    const chosen = new Map(
      questions.map(({ questionId }) => [
        questionId,
        kinds[Math.floor(chance() * kinds.length)] ?? 'none',
      ]),
    );
    const answers = [...chosen].map(([questionId, kind]) => ({
      questionId,
      selectedOptions: [...given[kind]],
    }));
    await person.calls.attempt.submit({ attemptId: id, answers });
    attempts.push(chosen);
  }
  return attempts;
}

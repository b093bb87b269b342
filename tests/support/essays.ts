import type { EssayFields } from '#shared/features/question/question-types/essay/essay-fields.ts';
import { emptyEssay } from '#shared/features/question/question-types/essay/essay-fields.ts';
import { makeQuiz } from './catalogue.ts';
import type { Person, World } from './world.ts';

type Options = Parameters<typeof makeQuiz>[1] & { essays?: number; essay?: Partial<EssayFields> };

/** A quiz of single-choice questions, one unless it is said, and of essays. */
export async function makeEssayQuiz(
  world: World,
  { essays = 1, questions = 1, essay = {}, ...options }: Options = {},
) {
  const quiz = await makeQuiz(world, { ...options, questions, questionsPerAttempt: 100 });
  const rows = await world.db
    .insertInto('questions')
    .values(
      Array.from({ length: essays }, (_, index) => ({
        quizId: quiz.id,
        position: questions + index,
        type: 'essay' as const,
        text: `Essay number ${index + 1}`,
        body: JSON.stringify({ essay: { ...emptyEssay, ...essay } }),
        isComplete: true,
      })),
    )
    .returning('id')
    .execute();
  return { ...quiz, essayIds: rows.map(({ id }) => id) };
}

interface EssayQuiz {
  id: number;
  essayIds: number[];
}

/**
 * Takes the quiz and writes every essay.
 * @returns the attempt, and the answer to the first essay
 */
export async function takeEssayQuiz(
  world: World,
  person: Person,
  { id: quizId, essayIds }: EssayQuiz,
  { isRight = true, text = 'A short text' }: { isRight?: boolean; text?: string } = {},
) {
  const { id: attemptId, questions } = await person.calls.attempt.start({ quizId });
  const answers = questions.map(({ questionId, type }) =>
    type === 'essay'
      ? { questionId, answerText: text }
      : { questionId, selectedOption: isRight ? 1 : 0 },
  );
  await person.calls.attempt.submit({ attemptId, answers });
  const written = await world.db
    .selectFrom('answers')
    .where('quizAttemptId', '=', attemptId)
    .where('questionId', 'in', essayIds)
    .select(['id', 'questionId'])
    .orderBy('questionId')
    .execute();
  const [first] = written;
  if (!first) throw new Error('The paper has no essay.');
  return { attemptId, answerIds: written.map(({ id }) => id), ...first };
}

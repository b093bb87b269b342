import { storedCredit } from '#shared/features/attempt/paper.ts';
import type { AttemptRules } from '#shared/features/attempt/rules.ts';
import { trialResult } from '#shared/features/attempt/trial.ts';
import { percentageOf, pointsField } from '#shared/kernel/points.ts';
import type { AnswerRow } from '../queries.ts';
import type { ChallengeRow } from './queries.ts';

/** An answer as it is compared. */
interface Graded {
  questionId: number;
  isCorrect: boolean;
  credit: number;
}

type GradedAnswer = Pick<AnswerRow, 'questionId' | 'isCorrect' | 'credit'>;

export const gradedAnswers = (answers: readonly GradedAnswer[]): Graded[] =>
  answers.map(({ questionId, ...grade }) => ({
    questionId,
    isCorrect: grade.isCorrect ?? false,
    credit: storedCredit(grade),
  }));

/** The result of these answers; of an attempt whose time the rules changed for its learner, without the time. */
function comparedResult(
  answers: readonly Graded[],
  { rules, timeTaken }: { rules: AttemptRules; timeTaken: number | null },
) {
  const result = trialResult(answers, rules);
  const isAllowedMore = rules.extraTimePercent !== undefined || rules.addedMinutes !== undefined;
  return {
    score: result.score,
    totalQuestions: result.totalQuestions,
    ...pointsField(result),
    percentage: percentageOf(result),
    timeTaken: isAllowedMore ? null : timeTaken,
  };
}

/** The challenger, as far as the challenge shows it, with the result on these questions. */
export function challengerOf(
  challenge: ChallengeRow,
  answers: readonly GradedAnswer[],
  among?: ReadonlySet<number>,
) {
  const { attemptRules: rules, paper } = challenge;
  const graded = gradedAnswers(answers).filter(({ questionId }) => among?.has(questionId) ?? true);
  // The time is that of the whole paper.
  const timeTaken = graded.length === paper.length ? challenge.timeTaken : null;
  return {
    name: challenge.showsName ? challenge.name : null,
    result: comparedResult(graded, { rules, timeTaken }),
  };
}

/**
 * Both results over the questions of the own answers.
 * @param showsMarks whether the reader may see which answers were right
 */
export function comparison(
  challenge: ChallengeRow,
  {
    theirs,
    own,
    showsMarks,
  }: {
    theirs: readonly GradedAnswer[];
    own: { answers: readonly Graded[]; rules: AttemptRules; timeTaken: number | null };
    showsMarks: boolean;
  },
) {
  const byId = new Map(own.answers.map((answer) => [answer.questionId, answer]));
  const right = new Map(gradedAnswers(theirs).map((row) => [row.questionId, row.isCorrect]));
  const asked = challenge.paper.filter(({ questionId }) => byId.has(questionId));
  const challenger = challengerOf(challenge, theirs, new Set(byId.keys()));
  return {
    challenger,
    own: comparedResult(own.answers, own),
    questions: showsMarks
      ? asked.map(({ questionId }, index) => ({
          number: index + 1,
          isOwnRight: byId.get(questionId)?.isCorrect ?? false,
          isChallengersRight: right.get(questionId) ?? false,
        }))
      : [],
  };
}

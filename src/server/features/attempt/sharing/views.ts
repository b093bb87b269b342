import { storedCredit } from '#shared/features/attempt/paper.ts';
import { passes } from '#shared/features/attempt/rules.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import { reviewed, trialResult } from '#shared/features/attempt/trial.ts';
import { type FeedbackLevel, feedbackLevel, shows } from '#shared/kernel/feedback.ts';
import { pointsField } from '#shared/kernel/points.ts';
import { outlineOf } from '../paper/queries.ts';
import type { SharedLink, TrialRow } from './queries.ts';

/** What a link shows: the work that was shared, else the quiz as it is stored. */
export function shownBy(link: SharedLink) {
  const { content, quizTitle, quizLanguage, description, drawnQuestions } = link;
  if (content) return { ...content, drawnQuestions };
  const { rules, timeLimit, questionsPerAttempt } = link;
  const stored = { rules, timeLimit, questionsPerAttempt, drawnQuestions, description };
  return { ...stored, title: quizTitle, language: quizLanguage };
}

/** What the answers of a trial are checked against. */
export const outlined = ({ paper, rules }: TrialRow) =>
  outlineOf({ id: 0, userId: null, paper, rules });

const blank = { selectedOption: -1, selectedOptions: [], answerText: null, flagged: false };

/** The result of a trial, as much of it as the rules of the quiz show at the end of an attempt. */
export function resultOf(
  { paper, rules }: TrialRow,
  answers: readonly AnswerInput[],
  { closesAt, now }: { closesAt: Date | null; now: Date },
) {
  const level = feedbackLevel(rules, closesAt, now);
  const reviews = reviewedAll({ paper, rules }, answers, level);
  const result = trialResult(reviews, rules);
  return {
    score: result.score,
    totalQuestions: result.totalQuestions,
    ...pointsField(result),
    passed: passes(result, rules),
    passMarkPercent: rules.passMarkPercent,
    level,
    answers: shows(level, 'marks') ? reviews : [],
  };
}

/** The questions of a trial with the answers to them, unanswered ones too. */
function reviewedAll(
  { paper, rules }: Pick<TrialRow, 'paper' | 'rules'>,
  answers: readonly AnswerInput[],
  level: FeedbackLevel,
) {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return paper.map((question) => {
    const { questionId } = question;
    return reviewed(question, given.get(questionId) ?? { questionId, ...blank }, { level, rules });
  });
}

/** How each answer of a trial is graded. */
export const gradedTrial = (trial: TrialRow, answers: readonly AnswerInput[]) =>
  reviewedAll(trial, answers, 'score').map(({ questionId, isCorrect, credit }) => ({
    questionId,
    isCorrect,
    credit: storedCredit({ isCorrect, credit: credit ?? null }),
  }));

import type { z } from 'zod';
import { Failure } from '#server/kernel/failure.ts';
import { type Pace, positionAt, questionEnd } from '#shared/features/attempt/pacing.ts';
import {
  type GradingRules,
  gradeOf,
  hasPoints,
  needsMark,
  type PaperQuestion,
  questionForReview,
  questionForTaker,
  regradeOf,
  storedCredit,
} from '#shared/features/attempt/paper.ts';
import { passScore, secondsLate } from '#shared/features/attempt/rules.ts';
import type {
  AnswerReview,
  AttemptReceipt,
  AttemptStatus,
} from '#shared/features/attempt/schema.ts';
import { givenAnswer } from '#shared/features/question/question-types/registry.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import {
  type FeedbackLevel,
  feedbackLevel,
  type LevelAtOnce,
  shows,
} from '#shared/kernel/feedback.ts';
import { percentageOf, pointsField } from '#shared/kernel/points.ts';
import type { CurrentMark } from './marking/queries.ts';
import type { AnswerRow, AttemptRow } from './queries.ts';

/** An open attempt for its taker, without keys. */
export function forTaker(
  attempt: Pick<
    AttemptRow,
    | 'id'
    | 'quizId'
    | 'quizTitle'
    | 'quizLanguage'
    | 'startedAt'
    | 'deadline'
    | 'paper'
    | 'rules'
    | 'reached'
    | 'reachedAt'
  >,
  answers: (StoredAnswer & { id?: number; checkedAt?: Date | null })[],
  { resumed, canBeVoided, now }: { resumed: boolean; canBeVoided: boolean; now: Date },
) {
  return {
    id: attempt.id,
    quiz: { id: attempt.quizId, title: attempt.quizTitle, language: attempt.quizLanguage },
    startedAt: attempt.startedAt,
    deadline: attempt.deadline,
    serverNow: now,
    resumed,
    canBeVoided,
    lockHours: attempt.rules.cooldownHours.failed,
    untimed: attempt.rules.untimed === true,
    ...gradingFields(attempt.rules),
    oneWay: attempt.rules.oneWay === true,
    layout: attempt.rules.layout ?? standardRules.layout,
    questionSeconds: attempt.rules.questionSeconds ?? null,
    ...positionOf(paceOf({ ...attempt, totalQuestions: attempt.paper.length }), now),
    atOnce: attempt.rules.atOnce ?? null,
    questions: attempt.paper.map(questionForTaker),
    answers: savedAnswers(answers),
    checked: checkedAnswers(
      attempt,
      answers.map((answer) => ({ id: 0, ...answer, isChecked: Boolean(answer.checkedAt) })),
    ),
  };
}

/** How answers are graded, where a right answer is not all that counts. */
const gradingFields = ({ partialCredit, wrongAnswerPenaltyPercent }: AttemptRow['rules']) => ({
  ...(partialCredit ? { partialCredit } : {}),
  ...(wrongAnswerPenaltyPercent ? { wrongAnswerPenaltyPercent } : {}),
});

/** How far an attempt has come, as it is stored. */
export const paceOf = ({
  rules,
  reached,
  reachedAt,
  startedAt,
  totalQuestions,
}: Pick<AttemptRow, 'rules' | 'reached' | 'reachedAt' | 'startedAt' | 'totalQuestions'>): Pace => ({
  rules,
  reached,
  since: reachedAt ?? startedAt,
  totalQuestions,
});

/** Where an open attempt is now, for its taker. */
export function positionOf(pace: Pace, now: Date) {
  const position = positionAt(pace, now);
  return { reached: position.reached, questionEndsAt: questionEnd(pace.rules, position) };
}

type StoredAnswer = Pick<AnswerRow, 'questionId' | 'seq' | 'response' | 'flagged'>;

/** Stored answers as clients receive them. */
export const savedAnswers = (answers: StoredAnswer[]) =>
  answers.map(({ questionId, seq, response, flagged }) => ({
    questionId,
    seq,
    flagged,
    ...givenAnswer(response),
  }));

type FinishedColumns = Pick<
  AttemptRow,
  | 'id'
  | 'quizId'
  | 'quizTitle'
  | 'quizLanguage'
  | 'quizIsOpen'
  | 'score'
  | 'points'
  | 'totalQuestions'
  | 'passed'
  | 'timeTaken'
  | 'startedAt'
  | 'deadline'
  | 'canRetakeAt'
  | 'toBeMarked'
  | 'rules'
> & { status: AttemptStatus; completedAt: Date | null };

/** When and how a finished attempt ended. @throws attempt-open while it is open, not-found when it was voided */
export function requireFinished(
  attempt: Pick<FinishedColumns, 'status' | 'completedAt' | 'quizId'>,
) {
  const { status, completedAt } = attempt;
  if (status === 'void') throw new Failure('not-found', 'Quiz attempt not found');
  if (status === 'open' || completedAt === null) {
    throw new Failure(
      'attempt-open',
      'This attempt is still open. Its result is shown when it is over.',
      { quizId: attempt.quizId },
    );
  }
  return { status, completedAt };
}

/** The result of a finished attempt. @throws as `requireFinished` */
export function summary(attempt: FinishedColumns) {
  const { status, completedAt } = requireFinished(attempt);
  return {
    id: attempt.id,
    quizId: attempt.quizId,
    quiz: {
      id: attempt.quizId,
      title: attempt.quizTitle,
      language: attempt.quizLanguage,
      isOpen: attempt.quizIsOpen,
    },
    status,
    selfReported: status === 'self_reported',
    score: attempt.score,
    totalQuestions: attempt.totalQuestions,
    ...pointsField(attempt),
    percentage: percentageOf(attempt),
    passed: attempt.passed,
    ...toBeMarkedField(attempt),
    passScore: passScore(attempt.totalQuestions, attempt.rules),
    passMarkPercent: attempt.rules.passMarkPercent,
    endedBy: endedBy(status, completedAt < attempt.deadline),
    timeTaken: attempt.timeTaken,
    startedAt: attempt.startedAt,
    completedAt,
    canRetakeAt: attempt.canRetakeAt,
  };
}

/** The field that clients read: absent where no answer waits for a mark. */
export const toBeMarkedField = ({ toBeMarked }: { toBeMarked: number }): { toBeMarked?: number } =>
  toBeMarked === 0 ? {} : { toBeMarked };

function endedBy(status: AttemptStatus, beforeDeadline: boolean): 'learner' | 'clock' {
  if (status === 'abandoned') return beforeDeadline ? 'learner' : 'clock';
  return status === 'timed_out' ? 'clock' : 'learner';
}

/** How much of a finished attempt its learner sees now, and how much more later. */
export function feedbackOf(
  { rules, closesForLearner }: Pick<AttemptRow, 'rules' | 'closesForLearner'>,
  now: Date,
) {
  const level = feedbackLevel(rules, closesForLearner, now);
  const later = rules.feedback?.afterClosing;
  const more =
    later && closesForLearner && !shows(level, later)
      ? { level: later, at: closesForLearner }
      : null;
  return { level, more };
}

/**
 * Every question of a finished attempt with its answer and key, in the order asked, as far as the level shows
 * them; of an abandoned attempt, only the keys of answered questions.
 */
export function reviewAnswers(
  { paper, status, points, rules }: Pick<AttemptRow, 'paper' | 'status' | 'points' | 'rules'>,
  { answers, marks }: { answers: AnswerRow[]; marks: readonly CurrentMark[] },
  level: FeedbackLevel,
) {
  if (!shows(level, 'marks')) return [];
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const markOf = new Map(marks.map((mark) => [mark.answerId, mark]));
  return paper.flatMap((question) => {
    const answer = given.get(question.questionId);
    // An abandoned attempt has no points, and its answers earn nothing.
    const grading = points === null ? {} : rules;
    const shown = { status, level, grading };
    return answer
      ? [reviewAnswer(question, answer, { ...shown, mark: markOf.get(answer.id) })]
      : [];
  });
}

/** The questions of an open attempt whose answer was checked, as far as its rules show them at once. */
export function checkedAnswers(
  {
    paper,
    rules: { atOnce, ...grading },
  }: { paper: PaperQuestion[]; rules: { atOnce?: LevelAtOnce | undefined } & GradingRules },
  answers: (StoredAnswer & { id: number; isChecked: boolean })[],
) {
  if (!atOnce) return [];
  const asked = new Map(paper.map((question) => [question.questionId, question]));
  return answers.flatMap(({ isChecked, ...answer }) => {
    const question = isChecked ? asked.get(answer.questionId) : undefined;
    if (!question) return [];
    const graded = { ...answer, ...gradeOf(question, answer.response, grading) };
    return [reviewAnswer(question, graded, { status: 'open', level: atOnce, grading })];
  });
}

function reviewAnswer(
  question: PaperQuestion,
  answer: StoredAnswer & Pick<AnswerRow, 'id' | 'isCorrect' | 'credit'>,
  {
    status,
    level,
    grading,
    mark,
  }: {
    status: AttemptStatus;
    level: FeedbackLevel;
    grading: GradingRules;
    mark?: CurrentMark | undefined;
  },
) {
  const wasAnswered = answer.response !== null;
  return {
    id: answer.id,
    questionId: question.questionId,
    isCorrect: answer.isCorrect ?? false,
    ...(hasPoints(grading) ? { credit: storedCredit(answer) } : {}),
    isAnswered: wasAnswered,
    flagged: answer.flagged,
    ...givenAnswer(answer.response),
    regraded: regradedFrom(regradeOf(question, answer.response, grading), mark),
    ...markingOf(question, answer, { status, mark }),
    question: questionForReview(question, {
      keyShown: shows(level, 'keys') && (wasAnswered || status !== 'abandoned'),
      explained: shows(level, 'explanations'),
    }),
  };
}

/** Before the regrade, the mark of a person counted. */
const regradedFrom = (regraded: ReturnType<typeof regradeOf>, mark: CurrentMark | undefined) =>
  regraded &&
  (mark ? { ...regraded, wasCorrect: mark.credit === 100, creditBefore: mark.credit } : regraded);

/** The mark of a person, where the answer needs one. */
function markingOf(
  question: PaperQuestion,
  { response, isCorrect }: StoredAnswer & Pick<AnswerRow, 'isCorrect'>,
  { status, mark }: { status: AttemptStatus; mark: CurrentMark | undefined },
): Pick<z.input<typeof AnswerReview>, 'marking'> {
  if (mark) {
    const { levels, comment, markedAt } = mark;
    return { marking: { state: 'marked', levels, comment, markedAt } };
  }
  if (!needsMark(question, response) || isCorrect !== null) return {};
  return { marking: { state: status === 'abandoned' ? 'none' : 'waiting' } };
}

/** Which answers of an ended attempt were received in time, and which were too late to count. */
export function receiptOf(
  attempt: Pick<AttemptRow, 'paper' | 'completedAt' | 'deadline'>,
  answers: AnswerRow[],
): z.input<typeof AttemptReceipt> {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const endedAt = attempt.completedAt ?? attempt.deadline;
  const inTime: Date[] = [];
  const late: AttemptReceipt['late'] = [];
  for (const [position, { questionId }] of attempt.paper.entries()) {
    const answer = given.get(questionId);
    if (answer?.savedAt && answer.response) inTime.push(answer.savedAt);
    if (answer?.lateAt)
      late.push({
        questionId,
        number: position + 1,
        secondsLate: secondsLate(endedAt, answer.lateAt),
      });
  }
  return {
    answersReceived: inTime.length,
    lastReceivedAt: inTime.reduce<Date | null>((last, at) => (last && last > at ? last : at), null),
    late,
  };
}

import type { EventRow } from '#server/features/attempt/events/queries.ts';
import type { AttemptOnQuiz } from '#server/features/attempt/own/queries.ts';
import type { AnswerRow, AttemptRow } from '#server/features/attempt/queries.ts';
import { type reviewAnswers, toBeMarkedField } from '#server/features/attempt/views.ts';
import { creditOf, hasPoints, needsMark } from '#shared/features/attempt/paper.ts';
import type {
  Explanation,
  OwnAttempt,
  RecordedEvent,
  RecordedQuestion,
} from '#shared/features/explanation/schema.ts';
import { pickingIn } from '#shared/features/question/question-types/registry.ts';
import { isCountedStatus } from '#shared/kernel/attempt-status.ts';
import { percentageOf, pointsField } from '#shared/kernel/points.ts';

type Review = ReturnType<typeof reviewAnswers>;

/** Null while the answer waits for the mark of a person. */
const shownCredit = ({ isCorrect, credit, marking }: Review[number]): number | null =>
  marking?.state === 'waiting' ? null : (credit ?? (isCorrect ? 100 : 0));

/** The questions with what their answers earned, as far as the review shows it. */
export function recordedQuestions(
  { paper }: AttemptRow,
  {
    answers,
    review,
    tags,
  }: { answers: AnswerRow[]; review: Review; tags: ReadonlyMap<number, string[]> },
): RecordedQuestion[] {
  const shown = new Map(review.map((answer) => [answer.questionId, answer]));
  const answered = new Set(
    answers.filter(({ response }) => response !== null).map(({ questionId }) => questionId),
  );
  return paper.map(({ questionId, type }, index) => {
    const answer = shown.get(questionId);
    return {
      number: index + 1,
      questionId,
      tags: tags.get(questionId) ?? [],
      choosesOne: pickingIn[type] === 'one',
      isAnswered: answered.has(questionId),
      credit: answer ? shownCredit(answer) : null,
    };
  });
}

/** What was received. What an answer would have earned leads to the key, so it is shown only together with the key. */
export function recordedEvents(
  { paper, points, rules }: AttemptRow,
  { events, review }: { events: EventRow[]; review: Review },
): RecordedEvent[] {
  const asked = new Map(paper.map((question, index) => [question.questionId, { question, index }]));
  const withKey = new Set(
    review.filter(({ question }) => question.keyShown).map(({ questionId }) => questionId),
  );
  const grading = points !== null && hasPoints(rules) ? rules : {};
  const numbers = new Map<number, string[]>();
  return events.flatMap(({ questionId, receivedAt, response }) => {
    const found = asked.get(questionId);
    if (!found) return [];
    const known = numbers.get(questionId) ?? [JSON.stringify(null)];
    const text = JSON.stringify(response);
    if (!known.includes(text)) known.push(text);
    numbers.set(questionId, known);
    return [
      {
        number: found.index + 1,
        receivedAt,
        answer: known.indexOf(text),
        credit:
          withKey.has(questionId) && !needsMark(found.question, response)
            ? creditOf(found.question, response, grading)
            : null,
      },
    ];
  });
}

const maxEarlier = 20;

/** The graded attempts before this one, the oldest first. */
export const earlierAttempts = (
  rows: readonly AttemptOnQuiz[],
  { id, completedAt }: { id: number; completedAt: Date },
): OwnAttempt[] =>
  rows
    .flatMap((row): OwnAttempt[] => {
      const { status } = row;
      if (!isCountedStatus(status) || row.id === id) return [];
      if (!row.completedAt || row.completedAt > completedAt) return [];
      return [ownAttempt({ ...row, status, completedAt: row.completedAt })];
    })
    .slice(-maxEarlier);

/** A result as it is compared with others. */
const ownAttempt = (
  row: Omit<AttemptOnQuiz, 'status' | 'completedAt' | 'endedWaitUntil'> &
    Pick<OwnAttempt, 'status' | 'completedAt'>,
): OwnAttempt => ({
  id: row.id,
  status: row.status,
  score: row.score,
  ...pointsField(row),
  totalQuestions: row.totalQuestions,
  percentage: percentageOf(row),
  passed: row.passed,
  ...toBeMarkedField(row),
  passMarkPercent: row.rules.passMarkPercent,
  completedAt: row.completedAt,
});

export const explainedAttempt = (
  attempt: AttemptRow & Pick<OwnAttempt, 'status' | 'completedAt'>,
): Explanation['attempt'] => ({
  ...ownAttempt(attempt),
  startedAt: attempt.startedAt,
  quiz: {
    id: attempt.quizId,
    title: attempt.quizTitle,
    language: attempt.quizLanguage,
    isOpen: attempt.quizIsOpen,
  },
});

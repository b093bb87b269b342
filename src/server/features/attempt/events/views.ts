import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import {
  type AttemptTimeline,
  type ReceiptHead,
  type RecordState,
  receiptFormat,
} from '#shared/features/attempt/events.ts';
import {
  creditOf,
  hasPoints,
  needsMark,
  type PaperQuestion,
  questionForReview,
  storedCredit,
} from '#shared/features/attempt/paper.ts';
import { exceptionsIn } from '#shared/features/attempt/rules.ts';
import {
  gapsForTaker,
  givenAnswer,
  optionsForTaker,
  targetsForTaker,
} from '#shared/features/question/question-types/registry.ts';
import { pointsField } from '#shared/kernel/points.ts';
import type { AnswerRow, AttemptRow } from '../queries.ts';
import { receiptOf, toBeMarkedField } from '../views.ts';
import type { EventRow } from './queries.ts';

/** Whether a receipt can be signed: self-reported attempts, and answers of older versions, have no events. */
export const isSignable = (
  { status }: Pick<AttemptRow, 'status'>,
  events: EventRow[],
  answers: AnswerRow[],
): boolean => status !== 'self_reported' && stateOf(events, answers) === 'complete';

/** Whether the events form an unbroken chain and end with the stored answers. */
export function stateOf(events: EventRow[], answers: AnswerRow[]): RecordState {
  const isChain = events.every(
    ({ number, line, hash }, index) => number === index + 1 && sha256(line) === hash,
  );
  if (!isChain) return 'altered';
  const last = new Map(events.map((event) => [event.questionId, event]));
  const differing = answers.filter(({ questionId, response, flagged }) => {
    const event = last.get(questionId);
    return !isDeepStrictEqual(
      [response, flagged],
      event ? [event.response, event.flagged] : [null, false],
    );
  });
  if (differing.length === 0) return 'complete';
  return differing.some(({ questionId }) => last.has(questionId)) ? 'altered' : 'incomplete';
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const lastHashOf = (events: EventRow[]): string => events.at(-1)?.hash ?? '';

/** The lines of the receipt of an ended attempt. */
export function receiptLines(
  attempt: AttemptRow & { userId: number; completedAt: Date },
  events: EventRow[],
  { site, now }: { site: string; now: Date },
): string[] {
  const head: ReceiptHead = {
    format: receiptFormat,
    site,
    attempt: attempt.id,
    quiz: { id: attempt.quizId, title: attempt.quizTitle },
    learner: attempt.userId,
    status: attempt.status,
    startedAt: attempt.startedAt,
    deadline: attempt.deadline,
    completedAt: attempt.completedAt,
    score: attempt.score,
    ...pointsField(attempt),
    totalQuestions: attempt.totalQuestions,
    questions: attempt.paper.map((question) => {
      const [targets, gaps] = [targetsForTaker(question), gapsForTaker(question)];
      return {
        question: question.questionId,
        text: question.text,
        options: optionsForTaker(question),
        ...(targets.length > 0 ? { targets } : {}),
        ...(gaps.length > 0 ? { gaps } : {}),
      };
    }),
    events: events.length,
    lastHash: lastHashOf(events),
    issuedAt: now,
  };
  return [JSON.stringify(head), ...events.map(({ line }) => line)];
}

/** The attempt with its events, for an administrator. */
export function timeline(
  attempt: AttemptRow,
  {
    learner,
    answers,
    events,
  }: { learner: AttemptTimeline['learner']; answers: AnswerRow[]; events: EventRow[] },
): z.input<typeof AttemptTimeline> {
  const { id, quizId, quizTitle, quizLanguage, paper, rules } = attempt;
  return {
    id,
    quiz: { id: quizId, title: quizTitle, language: quizLanguage },
    learner,
    status: attempt.status,
    startedAt: attempt.startedAt,
    deadline: attempt.deadline,
    completedAt: attempt.completedAt,
    score: attempt.score,
    ...pointsField(attempt),
    totalQuestions: attempt.totalQuestions,
    passed: attempt.passed,
    ...toBeMarkedField(attempt),
    exceptions: exceptionsIn(rules),
    record: stateOf(events, answers),
    lastHash: lastHashOf(events),
    receipt: attempt.status === 'open' ? null : receiptOf(attempt, answers),
    questions: paper.map((question) => ({
      questionId: question.questionId,
      question: questionForReview(question, { keyShown: true }),
    })),
    events: gradedEvents(attempt, answers, events),
  };
}

/** Each event with the credit of its answer. A person's mark belongs to the stored answer: that of the last event. */
function gradedEvents(attempt: AttemptRow, answers: AnswerRow[], events: EventRow[]) {
  const { paper, rules } = attempt;
  const asked = new Map(paper.map((question) => [question.questionId, question]));
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const last = new Map(events.map((event) => [event.questionId, event]));
  return events.map((event) => {
    const { line: _, hash: __, response, ...shown } = event;
    const question = asked.get(event.questionId);
    const isLast = last.get(event.questionId) === event;
    const stored = isLast ? given.get(event.questionId) : undefined;
    const marking =
      question && needsMark(question, response) ? markingOf(attempt, stored) : undefined;
    const credit = marking ? storedCredit(stored ?? unmarked) : creditBy(question, event, rules);
    return {
      ...shown,
      ...givenAnswer(response),
      isAnswered: response !== null,
      isCorrect: credit === 100,
      ...(hasPoints(rules) ? { credit } : {}),
      ...(marking && { marking }),
    };
  });
}

/** An answer that no person has marked. */
const unmarked = { isCorrect: null, credit: null };

const creditBy = (
  question: PaperQuestion | undefined,
  { response }: Pick<EventRow, 'response'>,
  rules: AttemptRow['rules'],
): number => (question ? creditOf(question, response, rules) : 0);

/**
 * Whether an answer waits for a mark, is marked or needs no mark.
 * @param stored undefined if another answer replaced it
 */
function markingOf(
  { status }: Pick<AttemptRow, 'status'>,
  stored: AnswerRow | undefined,
): 'waiting' | 'marked' | 'none' {
  if (!stored || status === 'abandoned') return 'none';
  return stored.isCorrect === null ? 'waiting' : 'marked';
}

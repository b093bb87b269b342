import type { PaperQuestionForTaker, SavedAnswer } from '#shared/features/attempt/schema.ts';
import { isAnswered } from '#shared/features/question/question-types/answering.ts';
import { withStorage } from '#web/browser-storage.ts';
import { fieldsOf, integer, listOf, position, readStored, type Shape } from '#web/stored-shape.ts';

/** Which question of an attempt this browser showed last, the latest attempt first. */
type Positions = { attemptId: number; index: number }[];

const positionList: Shape<Positions> = listOf(fieldsOf({ attemptId: integer, index: position }));

const key = 'quiz-positions';

/** More attempts than one person has open at a time; older positions are dropped. */
const keptAttempts = 5;

/** Undefined when this browser has not had the attempt open. */
export function readLastPosition(attemptId: number): number | undefined {
  return readPositions().find((known) => known.attemptId === attemptId)?.index;
}

export function writeLastPosition(attemptId: number, index: number): void {
  const others = readPositions().filter((known) => known.attemptId !== attemptId);
  writePositions([{ attemptId, index }, ...others].slice(0, keptAttempts));
}

export function forgetLastPosition(attemptId: number): void {
  writePositions(readPositions().filter((known) => known.attemptId !== attemptId));
}

/** Where an attempt is resumed: at the last question shown, else at the first unanswered question. */
export function openingPosition(
  known: number | undefined,
  questions: readonly PaperQuestionForTaker[],
  answers: readonly SavedAnswer[],
): number {
  if (known !== undefined && known < questions.length) return known;
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const firstLeft = questions.findIndex(({ questionId, type }) => {
    const answer = byQuestion.get(questionId);
    return !answer || !isAnswered(type, answer);
  });
  return Math.max(0, firstLeft);
}

function readPositions(): Positions {
  const stored = withStorage('localStorage', (storage) => storage.getItem(key));
  return readStored(stored, positionList) ?? [];
}

function writePositions(positions: Positions): void {
  // Without storage a reload begins at the first unanswered question.
  withStorage('localStorage', (storage) => storage.setItem(key, JSON.stringify(positions)));
}

import { z } from 'zod';
import { isAnswered } from '#shared/features/attempt/rules.ts';
import type { PaperQuestionForTaker, SavedAnswer } from '#shared/features/attempt/schema.ts';

/** Which question of an attempt this browser showed last, the latest attempt first. */
const Places = z.array(z.object({ attemptId: z.int(), place: z.int().min(0) }));
type Places = z.infer<typeof Places>;

const key = 'quiz-places';

/** More attempts than one person has open at a time; older places are dropped. */
const keptAttempts = 5;

/** Undefined when this browser has not had the attempt open. */
export function readPlace(attemptId: number): number | undefined {
  return readPlaces().find((known) => known.attemptId === attemptId)?.place;
}

export function writePlace(attemptId: number, place: number): void {
  const others = readPlaces().filter((known) => known.attemptId !== attemptId);
  writePlaces([{ attemptId, place }, ...others].slice(0, keptAttempts));
}

export function forgetPlace(attemptId: number): void {
  writePlaces(readPlaces().filter((known) => known.attemptId !== attemptId));
}

/** Where an attempt is taken up: at the last place, else at the first unanswered question. */
export function openingPlace(
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

function readPlaces(): Places {
  try {
    return Places.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

function writePlaces(places: Places): void {
  try {
    localStorage.setItem(key, JSON.stringify(places));
  } catch {
    // Without storage a reload begins at the first unanswered question.
  }
}

import { z } from 'zod';
import { type Chance, shuffled } from '../attempt/paper.ts';

/** What is practised: what is due, what was answered wrong, one category, one quiz, or anything. */
export const PracticeMode = z.enum(['due', 'mistakes', 'topic', 'quiz', 'mixed']);
export type PracticeMode = z.infer<typeof PracticeMode>;

/** A question that the learner has seen in a finished attempt. */
export interface Practisable {
  questionId: number;
  quizId: number;
  categoryId: number;
  dueAt: Date;
  /** The expected share of right answers now, from 0 to 1. */
  recall: number;
  isLastRight: boolean;
}

export interface Wanted {
  mode: PracticeMode;
  quizId?: number | undefined;
  categoryId?: number | undefined;
}

/** So many questions take about ten minutes. */
export const setSize = 15;

export const isDue = ({ dueAt }: Pick<Practisable, 'dueAt'>, now: Date): boolean => dueAt <= now;

/** The questions of the next set: what is most likely forgotten comes first; in a mixed set, chance decides. */
export function chooseSet(
  questions: readonly Practisable[],
  wanted: Wanted,
  { now, chance }: { now: Date; chance: Chance },
): Practisable[] {
  const isWanted: Record<PracticeMode, (question: Practisable) => boolean> = {
    due: (question) => isDue(question, now),
    mistakes: ({ isLastRight }) => !isLastRight,
    topic: ({ categoryId }) => categoryId === wanted.categoryId,
    quiz: ({ quizId }) => quizId === wanted.quizId,
    mixed: () => true,
  };
  const found = shuffled(questions.filter(isWanted[wanted.mode]), chance);
  if (wanted.mode !== 'mixed') found.sort((a, b) => a.recall - b.recall);
  return found.slice(0, setSize);
}

const forecastDays = 14;

const day = 24 * 60 * 60 * 1000;

/** How many questions become due within each of the next days; the first day has those that are due already. */
export function forecastOf(questions: readonly Pick<Practisable, 'dueAt'>[], now: Date): number[] {
  const counts = Array.from({ length: forecastDays }, () => 0);
  for (const { dueAt } of questions) {
    const offset = Math.max(0, Math.floor((dueAt.getTime() - now.getTime()) / day));
    if (offset < forecastDays) counts[offset] = (counts[offset] ?? 0) + 1;
  }
  return counts;
}

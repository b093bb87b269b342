import { redirect } from '@tanstack/react-router';
import type { Calls } from '#web/trpc.ts';
import type { QuizListSearch } from './quiz-filters.ts';

/** An address that names a merged category leads to the one that it was merged into. */
export async function followMerge(calls: Calls, search: QuizListSearch): Promise<void> {
  const { category = '', sub } = search;
  const moved = await calls.category.movedTo.ensureData(sub ? { category, sub } : { category });
  if (!moved) return;
  const named = { category: moved.category, sub: moved.sub ?? undefined };
  throw redirect({ to: '/quizzes', search: { ...search, ...named } });
}

import { z } from 'zod';
import { defaultLanguage, type Language } from '#shared/kernel/language/languages.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';
import { translationInto } from './translations.ts';

/** The outcome of an action for each row: done for those that it reached, missing for the others. */
export function outcomesOf(
  ids: readonly number[],
  reached: readonly { id: number }[],
): RowOutcome[] {
  const done = new Set(reached.map(({ id }) => id));
  return ids.map((id) => ({ id, outcome: done.has(id) ? 'done' : 'missing' }));
}

/** The rows that an action has reached. */
export const idsDone = (outcomes: readonly { id: number; outcome: string }[]): number[] =>
  outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []));

const Refused = z.object({ outcome: z.literal('refused'), message: z.string() });
const isRefused = (row: unknown): row is z.infer<typeof Refused> => Refused.safeParse(row).success;

/** Outcomes of rows with the reasons of those that were refused in a language; any other answer as it is. */
export function withReasonsIn(language: Language, answer: unknown): unknown {
  if (language === defaultLanguage || !Array.isArray(answer)) return answer;
  const translate = translationInto(language);
  return answer.map((row: unknown) =>
    isRefused(row) ? { ...row, message: translate(row.message) } : row,
  );
}

import { z } from 'zod';

/** What a learner crossed out, per attempt, the latest first: this browser's own notes, never sent. */
const StruckOptions = z.array(
  z.object({ attemptId: z.int(), options: z.array(z.string()).readonly() }),
);
export type StruckOptions = z.infer<typeof StruckOptions>;

/** More attempts than a learner has open at a time; older notes are dropped. */
const keptAttempts = 5;

export const struckKey = (questionId: number, option: number) => `${questionId}:${option}`;

/** The notes with one option of an attempt crossed out, or no longer. */
export function withStruckOption(
  notes: StruckOptions,
  attemptId: number,
  { questionId, option, isStruck }: { questionId: number; option: number; isStruck: boolean },
): StruckOptions {
  const name = struckKey(questionId, option);
  const known = notes.find((note) => note.attemptId === attemptId)?.options ?? [];
  const rest = known.filter((other) => other !== name);
  const others = notes.filter((note) => note.attemptId !== attemptId);
  return [{ attemptId, options: isStruck ? [...rest, name] : rest }, ...others].slice(
    0,
    keptAttempts,
  );
}

export function parseStruckOptions(text: string | undefined): StruckOptions {
  try {
    return StruckOptions.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

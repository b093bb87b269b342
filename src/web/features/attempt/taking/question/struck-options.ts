import { z } from 'zod';

/** What a learner crossed out, per attempt, the latest first: this browser's own notes, never sent. */
const StruckNotes = z.array(
  z.object({ attemptId: z.int(), options: z.array(z.string()).readonly() }),
);
export type StruckNotes = z.infer<typeof StruckNotes>;

/** More attempts than anybody has open at a time; older notes are dropped. */
const keptAttempts = 5;

export const struckName = (questionId: number, option: number) => `${questionId}:${option}`;

/** The notes with one option of an attempt crossed out, or no longer. */
export function noteStruck(
  notes: StruckNotes,
  attemptId: number,
  { questionId, option, isStruck }: { questionId: number; option: number; isStruck: boolean },
): StruckNotes {
  const name = struckName(questionId, option);
  const known = notes.find((note) => note.attemptId === attemptId)?.options ?? [];
  const rest = known.filter((other) => other !== name);
  const others = notes.filter((note) => note.attemptId !== attemptId);
  return [{ attemptId, options: isStruck ? [...rest, name] : rest }, ...others].slice(
    0,
    keptAttempts,
  );
}

export function readStruckNotes(text: string | undefined): StruckNotes {
  try {
    return StruckNotes.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

import { fieldsOf, integer, listOf, readStored, type Shape, text } from '#web/stored-shape.ts';

/** What a learner crossed out, per attempt, the latest first: this browser's own notes, never sent. */
export type StruckOptions = { attemptId: number; options: readonly string[] }[];

const struckOptions: Shape<StruckOptions> = listOf(
  fieldsOf({ attemptId: integer, options: listOf(text) }),
);

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

export function parseStruckOptions(json: string | undefined): StruckOptions {
  return readStored(json, struckOptions) ?? [];
}

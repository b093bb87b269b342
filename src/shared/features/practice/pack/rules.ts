import { optionOrder, type PaperQuestion } from '#shared/features/attempt/paper.ts';
import { bodyOf } from '#shared/features/question/question-types/registry.ts';
import type { Chance } from '#shared/kernel/chance.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import { setSize } from '../rules.ts';
import type { PackedQuestion } from './schema.ts';

/** This many questions a pack has at most, and this many bytes for each of them on average: 1 MB together. */
export const packSize = 200;
const bytesEach = 5000;

/** The first questions, as many as a pack may have and as fit into it. */
export function fitting<Question>(questions: readonly Question[]): Question[] {
  const encoder = new TextEncoder();
  let left = packSize * bytesEach;
  const found: Question[] = [];
  for (const question of questions.slice(0, packSize)) {
    const size = encoder.encode(JSON.stringify(question)).length;
    if (size > left) continue;
    left -= size;
    found.push(question);
  }
  return found;
}

/** A picture or a sound in a text, which a browser has no copy of. */
const mediaInText = /!\[[^\]]{0,600}\]\(\s*(?:https:\/\/|\/files\/)/;

/** Whether a question cannot be answered without its pictures or sounds. An explanation can be read without them. */
export function needsMedia({
  imageUrl,
  explanation: _,
  ...asked
}: {
  imageUrl: string | null;
  explanation: string | null;
  text: string;
}): boolean {
  return imageUrl !== null || mediaInText.test(JSON.stringify(asked));
}

/** An older answer counts as given this many days ago: a pack is of no use for longer. */
const keptDays = 30;

/** When an answer counts as given: devices have wrong clocks. */
export const countedAt = (answeredAt: Date, now: Date): Date =>
  new Date(
    Math.min(now.getTime(), Math.max(answeredAt.getTime(), now.getTime() - keptDays * dayMs)),
  );

/** Whether the answer to each question that was answered from a pack was right. */
export type PackResults = Readonly<Record<number, boolean>>;

/** The questions of the next set: first those not yet answered, then those last answered wrong. */
export function nextOfPack<Question extends { questionId: number }>(
  questions: readonly Question[],
  results: PackResults,
): Question[] {
  const rank = ({ questionId }: Question): number => {
    const isRight = results[questionId];
    if (isRight === undefined) return 0;
    return isRight ? 2 : 1;
  };
  return [...questions].sort((a, b) => rank(a) - rank(b)).slice(0, setSize);
}

/** A question of a pack as the player and the review show it, with its options in a new order. */
export function asAsked(packed: PackedQuestion, chance: Chance): PaperQuestion {
  const { questionId, type, text, explanation, version: _, quizId: __, ...fields } = packed;
  const body = bodyOf(type, { ...fields, essay: null });
  // What was arranged for practice is not in its author's order any more, which would be the key.
  const { correctOptions } = fields;
  const question = { type, body: 'correctOptions' in body ? { ...body, correctOptions } : body };
  return {
    ...question,
    ...{ questionId, text, explanation, imageUrl: null, imageAlt: null, difficulty: 'medium' },
    order: optionOrder(question, chance),
  };
}

import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import type { SlotInput } from '#shared/features/quiz/slots.ts';
import type { QuizSlot } from '../api.ts';
import type { DrawnQuestion } from '../preview/try-paper.ts';

/** What the draws of a quiz have found, in their order, and how many questions each. */
export interface DrawnSample {
  questions: readonly DrawnQuestion[];
  found: readonly number[];
}

/** For those who may not see what is drawn. */
export const noSample: DrawnSample = { questions: [], found: [] };

/** The questions of other quizzes at their positions: linked ones whose keys the account may see, and a sample of what is drawn. */
export function placedQuestions(
  slots: readonly QuizSlot[],
  sample: DrawnSample,
): PlacedQuestions<DrawnQuestion>[] {
  const left = [...sample.questions];
  const found = [...sample.found];
  return slots.flatMap((slot, position) => {
    if (slot.kind === 'own') return [];
    if (slot.kind === 'draw') return [{ position, questions: left.splice(0, found.shift() ?? 0) }];
    return [{ position, questions: slot.question ? [slot.question] : [] }];
  });
}

/** The draws that have found too few questions: how many are missing, and at which position. */
export function missingDrawn(slots: readonly QuizSlot[], { found }: DrawnSample) {
  const left = [...found];
  return slots.flatMap((slot, position) => {
    const count = slot.kind === 'draw' ? slot.count - (left.shift() ?? slot.count) : 0;
    return count > 0 ? [{ position, count }] : [];
  });
}

/** The slots as they are stored: own questions fill the positions that are left. */
export const slotsToSend = (slots: readonly QuizSlot[]) =>
  slots.flatMap((slot, position): SlotInput[] => {
    if (slot.kind === 'own') return [];
    if (slot.kind === 'link') return [{ kind: 'link', questionId: slot.questionId, position }];
    const { count, tags, categoryId, difficulty } = slot;
    const tagIds = tags.map(({ id }) => id);
    return [{ kind: 'draw', count, tagIds, categoryId, difficulty, position }];
  });

/** The list with the entry at one index at another. */
export const movedTo = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
};

import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import type { SlotInput } from '#shared/features/quiz/slots.ts';
import type { QuizSlot } from '../api.ts';
import type { DrawnQuestion } from '../preview/try-paper.ts';

/**
 * The questions of other quizzes in their places: linked ones whose keys the account may see, and a sample of what is
 * drawn, in the order of the draws.
 */
export function placedQuestions(
  slots: readonly QuizSlot[],
  sample: readonly DrawnQuestion[],
): PlacedQuestions<DrawnQuestion>[] {
  const left = [...sample];
  return slots.flatMap((slot, position) => {
    if (slot.kind === 'own') return [];
    const questions =
      slot.kind === 'draw' ? left.splice(0, slot.count) : slot.question ? [slot.question] : [];
    return [{ position, questions }];
  });
}

/** The slots as they are stored: own questions fill the places that are left. */
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

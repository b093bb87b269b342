import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { isChosen } from '#shared/features/question/question-types/answering.ts';
import { isMarked } from '#shared/features/question/question-types/options.ts';

export type OptionMark = 'right' | 'wrong' | 'missed' | 'empty';

/**
 * The options in the order they were shown: chosen rightly, chosen wrongly, right but not chosen, or
 * neither. Where the key is not shown, none is marked: such a question was not answered.
 */
export function optionMarks(answer: AnswerReview): { index: number; mark: OptionMark }[] {
  const { question } = answer;
  return question.order.map((index) => {
    const isRight = question.keyShown && isMarked(question, index);
    return { index, mark: markOf(isRight, isChosen(answer, index)) };
  });
}

function markOf(isRight: boolean, isChosen: boolean): OptionMark {
  if (isRight) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : 'empty';
}

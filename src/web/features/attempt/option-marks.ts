import type { AnswerReview } from '#shared/features/attempt/schema.ts';

export type OptionMark = 'right' | 'wrong' | 'missed' | 'empty';

/** The options in the order they were shown: chosen rightly, chosen wrongly, right but not chosen, or neither. */
export function optionMarks(answer: AnswerReview): { index: number; mark: OptionMark }[] {
  const { type, order, correctOption, correctOptions } = answer.question;
  const many = type === 'multiple_choice';
  const isRight = (index: number) =>
    many ? correctOptions.includes(index) : index === correctOption;
  const isChosen = (index: number) =>
    many ? answer.selectedOptions.includes(index) : index === answer.selectedOption;
  return order.map((index) => ({ index, mark: markOf(isRight(index), isChosen(index)) }));
}

function markOf(isRight: boolean, isChosen: boolean): OptionMark {
  if (isRight) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : 'empty';
}

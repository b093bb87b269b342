import type { AnswerReview } from '#shared/features/attempt/schema.ts';

export type OptionMark = 'right' | 'wrong' | 'missed' | 'empty';

/**
 * The options in the order they were shown: chosen rightly, chosen wrongly, right but not chosen, or
 * neither. Where the key is not shown, none is marked: such a question was not answered.
 */
export function optionMarks(answer: AnswerReview): { index: number; mark: OptionMark }[] {
  const { question } = answer;
  const many = question.type === 'multiple_choice';
  const isRight = (index: number) => {
    if (!question.keyShown) return false;
    return many ? question.correctOptions.includes(index) : index === question.correctOption;
  };
  const isChosen = (index: number) =>
    many ? answer.selectedOptions.includes(index) : index === answer.selectedOption;
  return question.order.map((index) => ({ index, mark: markOf(isRight(index), isChosen(index)) }));
}

function markOf(isRight: boolean, isChosen: boolean): OptionMark {
  if (isRight) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : 'empty';
}

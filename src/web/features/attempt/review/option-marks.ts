import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { isChosen } from '#shared/features/question/question-types/answering.ts';
import { isCorrectOption } from '#shared/features/question/question-types/options.ts';

export type OptionMark = 'right' | 'wrong' | 'missed' | 'empty';

/** Where the key is not shown, it may not be known whether what was chosen is right. */
export type ChoiceMark = OptionMark | 'chosen';

/**
 * The options in the order they were shown: chosen rightly, chosen wrongly, right but not chosen, or
 * neither.
 */
export function optionMarks(answer: AnswerReview): { index: number; mark: ChoiceMark }[] {
  const { question } = answer;
  return question.order.map((index) => {
    const chosen = isChosen(answer, index);
    if (!question.keyShown) return { index, mark: chosen ? markWithoutKey(answer) : 'empty' };
    return { index, mark: markOf(isCorrectOption(question, index), chosen) };
  });
}

function markOf(isRight: boolean, isChosen: boolean): OptionMark {
  if (isRight) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : 'empty';
}

/** The mark of a chosen option without the key: known if it is the whole answer, else only that it was chosen. */
function markWithoutKey({ selectedOption, isCorrect, regraded }: AnswerReview): ChoiceMark {
  // If all answers get full credit, that does not make the option right.
  if (selectedOption < 0 || regraded?.method === 'full_credit') return 'chosen';
  return isCorrect ? 'right' : 'wrong';
}

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

/** What is known of a chosen option: the answer is no more than it, or there may be others. */
function markWithoutKey({ selectedOption, isCorrect, regraded }: AnswerReview): ChoiceMark {
  // A point that all answers get does not make the option right.
  if (selectedOption < 0 || regraded?.method === 'full_credit') return 'chosen';
  return isCorrect ? 'right' : 'wrong';
}

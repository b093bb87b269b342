import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';
import { ReviewedOptions, type ReviewPartProps } from './review/reviewed-options.tsx';
import { ReviewedOrder } from './review/reviewed-order.tsx';
import { ReviewedText } from './review/reviewed-text.tsx';
import {
  type AnswerPartProps,
  CheckboxOptions,
  OrderedOptions,
  RadioOptions,
} from './taking/question/answer-options.tsx';
import { WrittenAnswer } from './taking/question/written-answer.tsx';

interface LearnerParts {
  /** Takes the answer. */
  Answer: ComponentType<AnswerPartProps>;
  /** Shows the answer and the key afterwards. */
  Review: ComponentType<ReviewPartProps>;
  /** One tap answers the question. */
  isOneTap: boolean;
}

/** What learners see of each type of question. */
export const learnerParts: Record<QuestionType, LearnerParts> = {
  single_choice: { Answer: RadioOptions, Review: ReviewedOptions, isOneTap: true },
  multiple_choice: { Answer: CheckboxOptions, Review: ReviewedOptions, isOneTap: false },
  true_false: { Answer: RadioOptions, Review: ReviewedOptions, isOneTap: true },
  fill_blank: { Answer: WrittenAnswer, Review: ReviewedText, isOneTap: false },
  ordering: { Answer: OrderedOptions, Review: ReviewedOrder, isOneTap: false },
  numeric: { Answer: WrittenAnswer, Review: ReviewedText, isOneTap: false },
};

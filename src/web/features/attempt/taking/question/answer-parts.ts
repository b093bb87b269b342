import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';
import { MarkedPicture } from '#web/features/attempt/hotspot/parts.tsx';
import {
  type AnswerPartProps,
  CheckboxOptions,
  OrderedOptions,
  RadioOptions,
} from './answer-options.tsx';
import { EssayAnswer } from './essays.ts';
import { GapFields } from './gaps.ts';
import { CategorisedItems, MatchedItems } from './placed-items.tsx';
import { WrittenAnswer } from './written-answer.tsx';

interface AnswerPart {
  /** Takes the answer. */
  Answer: ComponentType<AnswerPartProps>;
  /** One tap answers the question. */
  isOneTap: boolean;
  /** Shows the text of the question too: the answer is in it. */
  hasText?: boolean;
}

/** What learners see of each type of question in the player. */
export const answerParts: Record<QuestionType, AnswerPart> = {
  single_choice: { Answer: RadioOptions, isOneTap: true },
  multiple_choice: { Answer: CheckboxOptions, isOneTap: false },
  true_false: { Answer: RadioOptions, isOneTap: true },
  fill_blank: { Answer: WrittenAnswer, isOneTap: false },
  ordering: { Answer: OrderedOptions, isOneTap: false },
  numeric: { Answer: WrittenAnswer, isOneTap: false },
  matching: { Answer: MatchedItems, isOneTap: false },
  categorise: { Answer: CategorisedItems, isOneTap: false },
  cloze: { Answer: GapFields, isOneTap: false, hasText: true },
  hotspot: { Answer: MarkedPicture, isOneTap: false },
  essay: { Answer: EssayAnswer, isOneTap: false },
};

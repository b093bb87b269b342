import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';
import { ReviewedPicture } from '../hotspot/parts.tsx';
import { ReviewedEssay } from './reviewed-essay.tsx';
import { ReviewedGaps } from './reviewed-gaps.tsx';
import { ReviewedOptions, type ReviewPartProps } from './reviewed-options.tsx';
import { ReviewedOrder } from './reviewed-order.tsx';
import { ReviewedPlacing } from './reviewed-placing.tsx';
import { ReviewedText } from './reviewed-text.tsx';

/** What shows the answer to each type of question, and the key, afterwards. */
export const reviewParts: Record<QuestionType, ComponentType<ReviewPartProps>> = {
  single_choice: ReviewedOptions,
  multiple_choice: ReviewedOptions,
  true_false: ReviewedOptions,
  fill_blank: ReviewedText,
  ordering: ReviewedOrder,
  numeric: ReviewedText,
  matching: ReviewedPlacing,
  categorise: ReviewedPlacing,
  cloze: ReviewedGaps,
  hotspot: ReviewedPicture,
  essay: ReviewedEssay,
};

import type { TypedFields } from '../question/question-types/definition.ts';
import {
  arrangedBody,
  asWritten,
  bodyOf,
  optionsForTaker,
  type QuestionType,
} from '../question/question-types/registry.ts';
import type { PaperQuestion } from './paper.ts';

type Shown = Pick<PaperQuestion, 'text' | 'difficulty' | 'explanation' | 'imageUrl' | 'imageAlt'>;

/** A question as learners would get it, finished or not, with its options in the author's order. */
export function asAsked(
  question: Shown & TypedFields & { type: QuestionType },
  questionId: number,
): PaperQuestion {
  const { type, text, difficulty, explanation, imageUrl, imageAlt } = question;
  const body = arrangedBody({ type, body: bodyOf(type, question) }, asWritten);
  return {
    ...{ questionId, type, body, difficulty, explanation, imageUrl, imageAlt },
    text: text.trim() || '…',
    order: optionsForTaker({ type, body }).map((_option, position) => position),
  };
}

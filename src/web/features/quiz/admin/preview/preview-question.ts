import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import {
  arrangedBody,
  asWritten,
  bodyOf,
  optionsForTaker,
} from '#shared/features/question/question-types/registry.ts';
import { withoutEmptyOptions } from '#shared/features/quiz/editor.ts';
import { isPictureAddress } from '#shared/kernel/media/own-picture.ts';
import type { EditedQuestion } from '../questions/question-list-state.ts';

/** A question as learners would get it now, finished or not. Options stay in the author's order. */
export function previewQuestion(edited: EditedQuestion, index: number): PaperQuestion {
  const question = withoutEmptyOptions(edited);
  const { type, difficulty, numericTolerance, explanation, imageUrl, imageAlt } = question;
  const tolerance = typeof numericTolerance === 'number' ? numericTolerance : null;
  const body = arrangedBody(
    { type, body: bodyOf(type, { ...question, numericTolerance: tolerance }) },
    asWritten,
  );
  return {
    questionId: index + 1,
    type,
    body,
    difficulty,
    text: question.text.trim() || '…',
    order: optionsForTaker({ type, body }).map((_option, position) => position),
    explanation: explanation.trim() || null,
    imageUrl: isPictureAddress(imageUrl) ? imageUrl : null,
    imageAlt: imageAlt.trim() || null,
  };
}

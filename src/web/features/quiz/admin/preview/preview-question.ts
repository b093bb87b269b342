import { asAsked } from '#shared/features/attempt/as-asked.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { withoutEmptyOptions } from '#shared/features/quiz/editor.ts';
import { isPictureAddress } from '#shared/kernel/media/own-picture.ts';
import type { EditedQuestion } from '../questions/question-list-state.ts';

/** A question of the editor as learners would get it now. */
export function previewQuestion(edited: EditedQuestion, index: number): PaperQuestion {
  const question = withoutEmptyOptions(edited);
  const { numericTolerance, explanation, imageUrl, imageAlt } = question;
  return asAsked(
    {
      ...question,
      numericTolerance: typeof numericTolerance === 'number' ? numericTolerance : null,
      explanation: explanation.trim() || null,
      imageUrl: isPictureAddress(imageUrl) ? imageUrl : null,
      imageAlt: imageAlt.trim() || null,
    },
    index + 1,
  );
}

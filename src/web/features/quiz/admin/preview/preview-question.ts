import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { withoutEmptyOptions } from '#shared/features/quiz/editor.ts';
import type { EditedQuestion } from '../questions/question-list-state.ts';

/** A question as learners would get it now, finished or not. Options stay in the author's order. */
export function previewQuestion(edited: EditedQuestion, index: number): PaperQuestion {
  const { key: _, id: __, ...question } = withoutEmptyOptions(edited);
  const { numericTolerance, explanation, imageUrl, imageAlt } = question;
  return {
    ...question,
    questionId: index + 1,
    text: question.text.trim() || '…',
    order: question.options.map((_option, position) => position),
    explanation: explanation.trim() || null,
    imageUrl: imageUrl.startsWith('https://') ? imageUrl : null,
    imageAlt: imageAlt.trim() || null,
    numericTolerance: typeof numericTolerance === 'number' ? numericTolerance : null,
  };
}

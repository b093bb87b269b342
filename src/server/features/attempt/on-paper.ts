import { Failure } from '#server/kernel/failure.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import type { AttemptRow } from './queries.ts';

/**
 * Refuses answers to questions that an open attempt does not have, and options that a question does not
 * have. `within` is where the answers are in the input; undefined for one answer that is the input.
 * @throws invalid, with the field
 */
export function requireOnPaper(
  { paper, status }: Pick<AttemptRow, 'paper' | 'status'>,
  answers: AnswerInput[],
  within?: 'answers',
): void {
  if (status !== 'open') return;
  const questions = new Map(paper.map((question) => [question.questionId, question]));
  for (const [place, answer] of answers.entries()) {
    const mistake = mistakeIn(answer, questions.get(answer.questionId));
    if (!mistake) continue;
    const field = within ? `${within}.${place}.${mistake.field}` : mistake.field;
    throw new Failure('invalid', mistake.message, { fields: { [field]: mistake.message } });
  }
}

function mistakeIn(answer: AnswerInput, question: PaperQuestion | undefined) {
  if (!question)
    return { field: 'questionId', message: 'This question is not part of the attempt' };
  // What a written answer carries beside its text means nothing.
  if (question.type === 'fill_blank') return undefined;
  const count = question.options.length;
  const message = `This question has only the options 0 to ${count - 1}`;
  if (answer.selectedOption >= count) return { field: 'selectedOption', message };
  const place = answer.selectedOptions.findIndex((option) => option >= count);
  return place < 0 ? undefined : { field: `selectedOptions.${place}`, message };
}

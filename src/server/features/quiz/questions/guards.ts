import { Failure } from '#server/kernel/failure.ts';
import { type QuestionInput, whatIsMissing } from '#shared/features/quiz/question.ts';

/**
 * Refuses questions that cannot be asked; drafts may have them.
 * @param pathOf where in the input the field of a question is
 * @throws invalid, with a message per field
 */
export function requirePublishable(
  questions: readonly QuestionInput[],
  status: string,
  pathOf: (index: number, field: string) => string = (index, field) =>
    `questions.${index}.${field}`,
): void {
  if (status !== 'active') return;
  const fields: Record<string, string> = {};
  questions.forEach((question, index) => {
    for (const { field, message } of whatIsMissing(question)) {
      const path = pathOf(index, field);
      fields[path] ??= path.endsWith(field) ? message : `Question ${index + 1}: ${message}`;
    }
  });
  const [first] = Object.values(fields);
  if (first) throw new Failure('invalid', first, { fields });
}

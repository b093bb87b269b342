import { Failure } from '#server/kernel/failure.ts';
import { type QuestionInput, whatIsMissing } from '#shared/features/question/schema.ts';

/**
 * Refuses incomplete questions, except in drafts.
 * @param pathOf the path of a question's field in the input
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

import type { z } from 'zod';
import type { Tx } from '#db/open.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import { type NewQuizWithQuestions, QuizFields } from '#shared/features/quiz/schema.ts';
import { requireHiddenByLink, requireQuizCategory, requireWindow } from '../guards.ts';
import { createQuiz } from '../mutations.ts';
import { requirePublishable } from '../questions/guards.ts';
import { addQuestions } from '../questions/mutations.ts';

/** A new quiz without rules gets those of the settings. */
export const withRules = <Fields extends Pick<QuizFields, 'rules'>>(
  { settings }: Pick<Context, 'settings'>,
  fields: Fields,
) => ({ ...fields, rules: fields.rules ?? settings.current.quizRules });

/**
 * Creates a draft that has no questions yet.
 * @returns its id
 */
export async function addDraft(
  tx: Tx,
  {
    rules,
    ...draft
  }: Partial<Pick<QuizFields, 'title' | 'categoryId' | 'subCategoryId' | 'language'>> & {
    rules: TakingRules;
  },
  by: Writing,
): Promise<number> {
  const fields = { ...QuizFields.parse({ ...draft, status: 'draft' }), rules };
  await requireQuizCategory(tx, fields);
  return createQuiz(tx, fields, by);
}

/**
 * Creates a quiz with its questions.
 * @returns its id
 */
export async function addQuiz(
  tx: Tx,
  { questions, ...fields }: z.output<typeof NewQuizWithQuestions> & { rules: TakingRules },
  by: Writing,
): Promise<number> {
  requirePublishable(questions, fields.status);
  requireWindow(fields);
  requireHiddenByLink(fields);
  await requireQuizCategory(tx, fields);
  const id = await createQuiz(tx, fields, by);
  await addQuestions(tx, id, questions, by);
  return id;
}

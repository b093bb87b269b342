import type { QuizFormValues } from '#shared/features/quiz/editor.ts';
import type { CategoryTree } from '../api.ts';

/** The quiz's own fields in words, for the comparison of two versions. */
export function describeFields(
  fields: QuizFormValues,
  categories: CategoryTree,
): Record<string, readonly string[]> {
  const category = categories.find(({ id }) => id === fields.categoryId);
  const sub = category?.subCategories.find(({ id }) => id === fields.subCategoryId);
  return {
    title: [fields.title],
    description: fields.description.split('\n'),
    category: [category?.displayName ?? 'No category', sub?.displayName ?? 'No sub-category'],
    timeLimit: [`${fields.timeLimit} minutes`],
    status: [fields.status === 'active' ? 'Active' : 'Draft'],
    questionsPerAttempt: [String(fields.questionsPerAttempt)],
    imageUrl: [fields.imageUrl],
    difficultyOverride: [fields.difficultyOverride ?? 'By the questions'],
  };
}

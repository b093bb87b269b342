import { z } from 'zod';
import type { Category, SubCategory } from '#shared/features/category/schema.ts';
import { LearningLevel, QuizLength, QuizSort, QuizState } from '#shared/features/quiz/schema.ts';

/** What the address of the quiz list holds. Nonsense in it is left out. */
export const QuizListSearch = z.object({
  /** A category's internal name. */
  category: z.string().max(100).optional().catch(undefined),
  /** A sub-category's internal name. */
  sub: z.string().max(100).optional().catch(undefined),
  difficulty: LearningLevel.optional().catch(undefined),
  length: QuizLength.optional().catch(undefined),
  /** Where the learner stands; a guest's list passes over it. */
  state: QuizState.optional().catch(undefined),
  q: z.string().trim().max(200).optional().catch(undefined),
  sort: QuizSort.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
});
export type QuizListSearch = z.infer<typeof QuizListSearch>;

export const sortLabels = {
  best: 'Best match first',
  newest: 'Newest first',
  popular: 'Most taken',
  title: 'Title A to Z',
  shortest: 'Shortest first',
} as const satisfies Record<QuizSort, string>;

export const levelLabels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Record<LearningLevel, string>;

export const lengthLabels = {
  short: 'Up to 10 mins',
  medium: '11 to 20 mins',
  long: 'Over 20 mins',
} as const satisfies Record<QuizLength, string>;

export const stateLabels = {
  new: 'New to you',
  open: 'In progress',
  mastered: 'Mastered',
  cooldown: 'In cooldown',
} as const satisfies Record<QuizState, string>;

/** What the lists of categories and people say about the names in an address. */
interface Known {
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
  isMember: boolean;
}

/** What the address names, as the server knows it. A category that does not exist filters nothing. */
export function quizFilterOf(
  search: QuizListSearch,
  { categories, subCategories, isMember }: Known,
) {
  const category = categories.find(({ name }) => name === search.category);
  const subCategory = category && subCategories.find(({ name }) => name === search.sub);
  return {
    category,
    subCategory,
    filter: {
      categoryId: category?.id,
      subCategoryId: subCategory?.id,
      difficulty: search.difficulty,
      length: search.length,
      state: isMember ? search.state : undefined,
      q: search.q || undefined,
      sort: search.sort ?? (search.q ? 'best' : 'newest'),
      page: search.page ?? 1,
    },
  };
}

type QuizListFilter = ReturnType<typeof quizFilterOf>;

/** A filter that is on: its words, and what its removal changes in the address. */
export interface FilterInForce {
  label: string;
  clear: Partial<QuizListSearch>;
}

/** Every filter that narrows the list, in the order of the controls. */
export function filtersInForce({ category, subCategory, filter }: QuizListFilter): FilterInForce[] {
  const { difficulty, length, state, q } = filter;
  return [
    ...(category
      ? [{ label: category.displayName, clear: { category: undefined, sub: undefined } }]
      : []),
    ...(subCategory ? [{ label: subCategory.displayName, clear: { sub: undefined } }] : []),
    ...(q ? [{ label: `“${q}”`, clear: { q: undefined } }] : []),
    ...(difficulty ? [{ label: levelLabels[difficulty], clear: { difficulty: undefined } }] : []),
    ...(length ? [{ label: lengthLabels[length], clear: { length: undefined } }] : []),
    ...(state ? [{ label: stateLabels[state], clear: { state: undefined } }] : []),
  ];
}

import type { Category, SubCategory } from '#shared/features/category/schema.ts';
import type {
  LearningLevel,
  QuizLength,
  QuizSort,
  QuizState,
} from '#shared/features/quiz/schema.ts';
import { keyOf, pageNumber, searchParams, text, trimmedText } from '#web/search-params.ts';

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

/** What the address of the quiz list contains. */
export const quizListSearch = searchParams({
  /** A category's internal name. */
  category: text(100),
  /** A sub-category's internal name. */
  sub: text(100),
  difficulty: keyOf<LearningLevel>(levelLabels),
  length: keyOf<QuizLength>(lengthLabels),
  /** The learner's state; ignored for a guest. */
  state: keyOf<QuizState>(stateLabels),
  q: trimmedText(200),
  sort: keyOf<QuizSort>(sortLabels),
  page: pageNumber,
});
export type QuizListSearch = ReturnType<typeof quizListSearch>;

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

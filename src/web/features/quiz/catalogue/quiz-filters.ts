import type { Category, SubCategory } from '#shared/features/category/schema.ts';
import type {
  LearningLevel,
  QuizLength,
  QuizSort,
  QuizState,
} from '#shared/features/quiz/schema.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import {
  keyOf,
  languageCode,
  pageNumber,
  searchParams,
  text,
  trimmedText,
} from '#web/search-params.ts';
import type { quizMessages } from '../messages/messages.ts';
import type { quizListMessages } from './messages/messages.ts';

export const sorts: Record<QuizSort, true> = {
  best: true,
  newest: true,
  popular: true,
  stars: true,
  title: true,
  shortest: true,
};
export const levels: Record<LearningLevel, true> = {
  beginner: true,
  intermediate: true,
  advanced: true,
};
export const lengths: Record<QuizLength, true> = { short: true, medium: true, long: true };
export const states: Record<QuizState, true> = {
  new: true,
  open: true,
  mastered: true,
  to_be_marked: true,
  cooldown: true,
};

/** What the address of the quiz list contains. */
export const quizListSearch = searchParams({
  /** A category's internal name. */
  category: text(100),
  /** A sub-category's internal name. */
  sub: text(100),
  difficulty: keyOf(levels),
  length: keyOf(lengths),
  language: languageCode,
  /** The learner's state; ignored for a guest. */
  state: keyOf(states),
  q: trimmedText(200),
  sort: keyOf(sorts),
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
      language: search.language,
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

/** The names of the filters. */
export interface FilterMessages
  extends Pick<MessagesOf<typeof quizListMessages>, 'quoted' | 'lengths' | 'states'> {
  level: MessagesOf<typeof quizMessages>['level'];
  language: (code: string) => string;
}

/** Every filter that narrows the list, in the order of the controls. */
export function filtersInForce(
  { category, subCategory, filter }: QuizListFilter,
  m: FilterMessages,
): FilterInForce[] {
  const { difficulty, length, language, state, q } = filter;
  return [
    ...(category
      ? [{ label: category.displayName, clear: { category: undefined, sub: undefined } }]
      : []),
    ...(subCategory ? [{ label: subCategory.displayName, clear: { sub: undefined } }] : []),
    ...(q ? [{ label: m.quoted({ text: q }), clear: { q: undefined } }] : []),
    ...(difficulty ? [{ label: m.level[difficulty], clear: { difficulty: undefined } }] : []),
    ...(length ? [{ label: m.lengths[length], clear: { length: undefined } }] : []),
    ...(language ? [{ label: m.language(language), clear: { language: undefined } }] : []),
    ...(state ? [{ label: m.states[state], clear: { state: undefined } }] : []),
  ];
}

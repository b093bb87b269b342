import type { BankSort, QuestionUse } from '#shared/features/question/bank.ts';
import type { QuestionHealth } from '#shared/features/question/health.ts';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';
import type { QuestionDifficulty } from '#shared/features/question/schema.ts';
import {
  keyOf,
  languageCode,
  pageNumber,
  rowId,
  searchParams,
  sortDirection,
  text,
} from '#web/search-params.ts';
import type { BankQuery } from './api.ts';

/** What the address of the bank contains. */
export const bankSearch = searchParams({
  q: text(200),
  type: keyOf<QuestionType>({
    single_choice: true,
    multiple_choice: true,
    true_false: true,
    fill_blank: true,
    ordering: true,
    numeric: true,
    matching: true,
    categorise: true,
    cloze: true,
    hotspot: true,
    essay: true,
  }),
  difficulty: keyOf<QuestionDifficulty>({ easy: true, medium: true, hard: true }),
  tag: rowId,
  category: rowId,
  /** Only questions of this quiz. */
  quiz: rowId,
  language: languageCode,
  use: keyOf<QuestionUse>({ used: true, unused: true }),
  health: keyOf<QuestionHealth>({
    any: true,
    wrong_key: true,
    second_key: true,
    guessed: true,
    drifted: true,
    unused_options: true,
    reported: true,
    none: true,
  }),
  /** Questions whose text others have too, or archived ones; else all that are not archived. */
  list: keyOf<'repeated' | 'archived'>({ repeated: true, archived: true }),
  sort: keyOf<BankSort>({ best: true, newest: true, text: true, difficulty: true }),
  direction: sortDirection,
  page: pageNumber,
  /** The question that is open next to the list. */
  question: rowId,
});
export type BankSearch = ReturnType<typeof bankSearch>;

/** The input of the call that answers the list. */
export function bankQuery({
  question: _,
  tag,
  category,
  quiz,
  list,
  ...search
}: BankSearch): BankQuery {
  return {
    ...search,
    sort: search.sort ?? 'best',
    ...(tag ? { tagId: tag } : {}),
    ...(category ? { categoryId: category } : {}),
    ...(quiz ? { quizId: quiz } : {}),
    ...(list ? { [list]: true } : {}),
  };
}

/** Whether any filter is set, apart from what the list shows as a whole. */
export const isFiltered = ({
  q,
  type,
  difficulty,
  tag,
  category,
  quiz,
  language,
  use,
  health,
}: BankSearch) =>
  Boolean(q || type || difficulty || tag || category || quiz || language || use || health);

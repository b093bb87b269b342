import type { Concern } from '#shared/features/question/health.ts';
import { keyOf, pageNumber, rowId, searchParams } from '#web/search-params.ts';
import type { QualityQuery } from '../api.ts';

/** What the address of the list contains. */
export const qualitySearch = searchParams({
  about: keyOf<Concern>({
    wrong_key: true,
    second_key: true,
    guessed: true,
    drifted: true,
    unused_options: true,
    reported: true,
  }),
  page: pageNumber,
  /** The question that is open next to the list. */
  question: rowId,
});
export type QualitySearch = ReturnType<typeof qualitySearch>;

/** The input of the call that answers the list. */
export const qualityQuery = ({ question: _, ...search }: QualitySearch): QualityQuery => search;

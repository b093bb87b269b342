import type { z } from 'zod';
import { answersMissing, bandOf } from '#shared/features/practice/rating/rules.ts';
import type { OwnLevels } from '#shared/features/practice/rating/schema.ts';
import type { listOwnRatings } from './queries.ts';

type Row = Awaited<ReturnType<typeof listOwnRatings>>[number];

/** Ratings as bands; the exact numbers are not shown. */
export function levelsOf(rows: readonly Row[], now: Date): z.input<typeof OwnLevels> {
  const levels = (id: (row: Row) => number | null) =>
    rows.flatMap((row) => {
      const subject = id(row);
      if (subject === null) return [];
      const { name, answers } = row;
      const band = bandOf(row, now);
      return [
        {
          id: subject,
          name,
          answers,
          band,
          answersMissing: band ? null : answersMissing(row, now),
        },
      ];
    });
  return {
    categories: levels(({ categoryId }) => categoryId),
    tags: levels(({ tagId }) => tagId),
  };
}

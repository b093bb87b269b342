import type { z } from 'zod';
import type { OwnStars, ReportedRemark } from '#shared/features/stars/schema.ts';
import type { findOwnStars, listAllStars, listReported } from './queries.ts';

type Own = Awaited<ReturnType<typeof findOwnStars>>;

/** Stars are asked for once: after the first attempt that counts. */
export const ownStars = ({ attempts, ...given }: Own): OwnStars => ({
  ...given,
  mayGive: attempts > 0,
  isAsked: attempts === 1 && given.stars === null,
});

type Reported = Awaited<ReturnType<typeof listReported>>[number];

export const reportedRemark = ({
  quizId,
  quizTitle,
  quizLanguage,
  ...remark
}: Reported): z.input<typeof ReportedRemark> => ({
  ...remark,
  quiz: { id: quizId, title: quizTitle, language: quizLanguage },
});

/** All stars as a table with its titles. */
export const starsTable = (rows: Awaited<ReturnType<typeof listAllStars>>) => [
  ['date', 'stars', 'remark'],
  ...rows.map(({ givenOn, stars, remark }) => [givenOn, stars, remark]),
];

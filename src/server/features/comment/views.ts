import type { z } from 'zod';
import type { CommentForReview } from '#shared/features/comment/schema.ts';
import { plainPreview } from '#shared/kernel/text/excerpt.ts';
import type { listForReview } from './queries.ts';

const previewLength = 200;

type Row = Awaited<ReturnType<typeof listForReview>>['items'][number];

export const commentForReview = ({
  questionId: id,
  questionText,
  updatedByName: _,
  ...comment
}: Row): z.input<typeof CommentForReview> => ({
  ...comment,
  question: { id, preview: plainPreview(questionText, previewLength) },
});

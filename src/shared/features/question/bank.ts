import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { LanguageFilter } from '#shared/kernel/language/content-language.ts';
import { ChangeOutcome, ManyChanges } from '#shared/kernel/many.ts';
import { Page, Paging, SortDirection } from '#shared/kernel/paging.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { QuestionHealth } from './health.ts';
import { QuestionType } from './question-types/registry.ts';
import { QuestionDifficulty, QuestionFields } from './schema.ts';
import { TagLabel } from './tags.ts';

/** Whether a question is asked by any quiz. */
export const QuestionUse = z.enum(['used', 'unused']);
export type QuestionUse = z.infer<typeof QuestionUse>;

/** `best` is the best match of a search, and the newest without one. */
export const BankSort = z.enum(['best', 'newest', 'text', 'difficulty']);
export type BankSort = z.infer<typeof BankSort>;

/** The filters of the bank. */
export const BankFilter = Paging.extend({
  q: z.string().trim().max(200).optional(),
  type: QuestionType.optional(),
  difficulty: QuestionDifficulty.optional(),
  tagId: Id.optional().describe('Only questions with this tag'),
  categoryId: Id.optional(),
  quizId: Id.optional().describe(
    'Only the own questions of this quiz, in their order unless sorted',
  ),
  language: LanguageFilter.optional(),
  use: QuestionUse.optional().describe('Only those that a quiz asks, or that none asks'),
  health: QuestionHealth.optional().describe(
    'Only those that need a decision, for this or any reason, or those where nothing stands out',
  ),
  archived: z.boolean().optional().describe('Only archived questions; else only the others'),
  repeated: z
    .boolean()
    .optional()
    .describe('Only those whose text another one has, without spaces and punctuation'),
  sort: BankSort.default('best'),
  /** The default depends on the column: descending for numbers and dates. */
  direction: SortDirection.optional(),
  perPage: Paging.shape.perPage.default(50),
});
export type BankFilter = z.infer<typeof BankFilter>;

const counts = {
  timesAnswered: z.int(),
  timesCorrect: z.int(),
  timesSkipped: z.int(),
};

/** A question as the list of the bank shows it, without its key. */
export const BankRow = z.object({
  id: z.int(),
  /** The beginning of the text, or what a search found in it, without Markdown. */
  preview: z.string(),
  type: QuestionType,
  difficulty: QuestionDifficulty,
  calculatedDifficulty: QuestionDifficulty,
  difficultyScore: z.number(),
  ...counts,
  /** By how many quizzes it is asked. */
  useCount: z.int(),
  tags: z.array(TagLabel),
  archivedAt: Timestamp.nullable(),
  updatedAt: Timestamp,
});
export type BankRow = z.infer<typeof BankRow>;

export const BankPage = Page(BankRow);

/**
 * A question of the bank with everything that is known of it, for those who manage it; without the titles of other
 * authors' quizzes.
 */
export const BankQuestion = QuestionFields.extend({
  id: z.int(),
  ...counts,
  calculatedDifficulty: QuestionDifficulty,
  difficultyScore: z.number(),
  tags: z.array(TagLabel),
  uses: z.array(
    z.object({
      quizId: z.int(),
      title: z.string(),
      status: z.enum(['active', 'draft', 'archived']),
    }),
  ),
  otherUses: z.int(),
  archivedAt: Timestamp.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type BankQuestion = z.infer<typeof BankQuestion>;

/** Another question with a similar text. */
export const NearDuplicate = z.object({
  id: z.int(),
  preview: z.string(),
  type: QuestionType,
  /** 0 to 1: the share of the trigrams that both texts have. */
  similarity: z.number(),
  useCount: z.int(),
});
export type NearDuplicate = z.infer<typeof NearDuplicate>;

/** The difficulty that the author gives to each of several questions. */
export const DifficultyChanges = z.object({
  changes: ManyChanges(z.object({ id: Id, difficulty: QuestionDifficulty })),
});

export const DifficultyOutcome = ChangeOutcome(QuestionDifficulty);

/** How copying one question to a quiz ended. */
export const CopyOutcome = z.discriminatedUnion('outcome', [
  z.object({ id: z.int(), outcome: z.literal('done'), copyId: z.int() }),
  z.object({ id: z.int(), outcome: z.literal('missing') }),
  z.object({ id: z.int(), outcome: z.literal('refused'), message: z.string() }),
]);
export type CopyOutcome = z.infer<typeof CopyOutcome>;

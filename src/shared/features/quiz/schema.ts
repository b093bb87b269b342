import { z } from 'zod';
import { Shelf } from '#shared/features/category/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { ManyIds, StatusChanges, StatusOutcome } from '#shared/kernel/many.ts';
import { Page, PageNumber, SortDirection } from '#shared/kernel/paging.ts';
import { OptionalHttpsUrl, TextInput } from '#shared/kernel/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { QuestionDifficulty, QuestionInput, QuestionType } from './question.ts';

export const QuizStatus = z.enum(['active', 'draft', 'archived']);
/** What an editor may choose. */
export const EditableQuizStatus = QuizStatus.exclude(['archived']);
export type EditableQuizStatus = z.infer<typeof EditableQuizStatus>;
export const LearningLevel = z.enum(['beginner', 'intermediate', 'advanced']);
export type LearningLevel = z.infer<typeof LearningLevel>;

/** A quiz as every list shows it. */
export const QuizCard = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  difficulty: z.string().describe('Beginner, Intermediate or Advanced'),
  status: QuizStatus,
  /** How many questions an attempt asks. */
  questionCount: z.int(),
  questionsPerAttempt: z.int(),
  totalQuestions: z.int(),
  timeLimit: z.int().describe('minutes'),
  attemptCount: z.int(),
  totalAttempts: z.int(),
  averageScore: z.number().nullable().describe('percent'),
  passRate: z.number().nullable().describe('percent'),
  categoryId: z.int(),
  category: z.string().describe('internal name'),
  categoryName: z.string(),
  subCategoryId: z.int().nullable(),
  subCategoryName: z.string().nullable(),
  seriesId: z.int().nullable(),
  imageUrl: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type QuizCard = z.infer<typeof QuizCard>;

/** A question without anything that gives its answer away. */
export const QuestionForTaker = z.object({
  id: z.int(),
  type: QuestionType,
  text: z.string(),
  /** In stored order; empty for fill-in questions, whose option is the answer. */
  options: z.array(z.string()),
  imageUrl: z.string().nullable(),
  /** What the picture shows, in words; null where its author has not said. */
  imageAlt: z.string().nullable(),
});
export type QuestionForTaker = z.infer<typeof QuestionForTaker>;

/** A question with its key: for administrators only. */
export const QuestionForAuthor = QuestionForTaker.extend({
  quizId: z.int(),
  categoryId: z.int(),
  position: z.int(),
  correctOption: z.int().nullable(),
  correctOptions: z.array(z.int()),
  difficulty: QuestionDifficulty,
  explanation: z.string().nullable(),
  caseSensitive: z.boolean(),
  numericTolerance: z.number().nullable(),
  timesAnswered: z.int(),
  timesCorrect: z.int(),
  calculatedDifficulty: QuestionDifficulty,
  difficultyScore: z.number(),
  lastDifficultyUpdate: Timestamp.nullable(),
});
export type QuestionForAuthor = z.infer<typeof QuestionForAuthor>;

export const QuizForTaker = QuizCard.extend({ questions: z.array(QuestionForTaker) });
export type QuizForTaker = z.infer<typeof QuizForTaker>;

export const QuizForAuthor = QuizCard.extend({
  /** The stored value; null shows and times as the default. */
  timeLimit: z.int().nullable(),
  difficultyOverride: LearningLevel.nullable(),
  questions: z.array(QuestionForAuthor),
});
export type QuizForAuthor = z.infer<typeof QuizForAuthor>;

export const QuizStats = z.object({
  totalUsers: z.int(),
  /** Best server-graded result, percent. */
  topScore: z.number(),
  topScoreCorrect: z.int(),
  topScoreTotal: z.int(),
  averageScore: z.number().nullable(),
  passRate: z.number().nullable(),
  attemptCount: z.int(),
});
export type QuizStats = z.infer<typeof QuizStats>;

/** `best`: the best match first; without a text to search for, the newest. */
export const QuizSort = z.enum(['newest', 'popular', 'title', 'shortest', 'best']);
export type QuizSort = z.infer<typeof QuizSort>;
/** How long an attempt may last; the bounds stand in the rules. */
export const QuizLength = z.enum(['short', 'medium', 'long']);
export type QuizLength = z.infer<typeof QuizLength>;
/** Where a learner stands with a quiz: never taken, taken just now, passed once, closed after a failure. */
export const QuizState = z.enum(['new', 'open', 'mastered', 'cooldown']);
export type QuizState = z.infer<typeof QuizState>;

/** What narrows the list of quizzes; all of it lives in the page's address. */
export const QuizFilter = z.object({
  categoryId: Id.optional(),
  subCategoryId: Id.optional(),
  difficulty: LearningLevel.optional(),
  length: QuizLength.optional(),
  q: z.string().trim().max(200).optional(),
  sort: QuizSort.default('newest'),
  page: PageNumber,
});
export type QuizFilter = z.infer<typeof QuizFilter>;

/** A learner can narrow it by where they stand; for a guest that narrows nothing. */
export const QuizFilterForTaker = QuizFilter.extend({ state: QuizState.optional() });
export type QuizFilterForTaker = z.infer<typeof QuizFilterForTaker>;

/** What administrators sort their list by. */
export const QuizSortForAuthor = z.enum([
  'updated',
  'newest',
  'title',
  'category',
  'status',
  'questions',
  'popular',
  'shortest',
]);
export type QuizSortForAuthor = z.infer<typeof QuizSortForAuthor>;

/** Administrators see drafts too, and find quizzes by the texts of their questions. */
export const QuizFilterForAuthor = QuizFilter.extend({
  status: QuizStatus.optional(),
  unsorted: z.boolean().optional().describe('only those in no sub-category'),
  deleted: z.boolean().optional().describe('only deleted ones that can be restored'),
  sort: QuizSortForAuthor.default('updated'),
  /** Left out: as is usual for the column, figures and dates from the top. */
  direction: SortDirection.optional(),
});
export type QuizFilterForAuthor = z.infer<typeof QuizFilterForAuthor>;

export const QuizTotals = z.object({
  totalQuizzes: z.int(),
  activeQuizzes: z.int(),
  totalQuestions: z.int(),
});

export const QuizPage = Page(QuizCard);
export type QuizPage = z.infer<typeof QuizPage>;

export const QuizSuggestion = z.object({
  id: z.int(),
  title: z.string(),
  categoryName: z.string(),
});
export type QuizSuggestion = z.infer<typeof QuizSuggestion>;

/** A question that a search found, for administrators. */
export const QuestionHit = z.object({
  id: z.int(),
  quizId: z.int(),
  quizTitle: z.string(),
  quizStatus: QuizStatus,
  text: z.string().describe('Markdown'),
});
export type QuestionHit = z.infer<typeof QuestionHit>;

export const QuizFields = z.object({
  title: TextInput(200).min(1, 'Title is required'),
  description: TextInput(2000),
  categoryId: Id,
  subCategoryId: Id.nullish().transform((id) => id ?? null),
  timeLimit: z
    .int()
    .min(1, 'Time limit must be at least 1 minute')
    .max(1440)
    .nullish()
    .transform((m) => m ?? null),
  status: EditableQuizStatus.default('active'),
  questionsPerAttempt: z.int().min(1).max(500).optional(),
  imageUrl: OptionalHttpsUrl,
  difficultyOverride: LearningLevel.nullish().transform((level) => level ?? null),
});

/** `seriesId` is accepted from older clients; membership lives in the series. */
export const NewQuiz = QuizFields.extend({ seriesId: Id.nullish() });
export type NewQuiz = z.infer<typeof NewQuiz>;

export const NewQuizWithQuestions = QuizFields.extend({
  questions: z.array(QuestionInput).min(1, 'Please add at least one valid question').max(1000),
});

export const QuizSave = z.object({
  id: Id,
  quiz: QuizFields,
  /** All questions of the quiz in their new order. */
  questions: z.array(QuestionInput).min(1, 'At least 1 question is required').max(1000),
  removedIds: z.array(Id).max(1000).default([]),
  loadedUpdatedAt: LoadedAt,
});
export type QuizSave = z.infer<typeof QuizSave>;

/** Publishing and unpublishing of several quizzes. */
export const QuizStatusChanges = z.object({ changes: StatusChanges(EditableQuizStatus) });
export const QuizStatusOutcome = StatusOutcome(QuizStatus);

/** The move of several quizzes to one place. */
export const QuizMove = z.object({
  ids: ManyIds,
  categoryId: Id,
  subCategoryId: Id.nullish().transform((id) => id ?? null),
});

/** The removal of a category or sub-category with its quizzes. */
export const ShelfRemoval = z.object({
  shelf: Shelf,
  /** The shelf's display name, typed to confirm. */
  typedName: z.string().max(200),
  /** How many quizzes the preview showed; when more have come since, nothing is removed. */
  quizzes: z.int().min(0),
});
export type ShelfRemoval = z.infer<typeof ShelfRemoval>;

export const QuizSaved = z.object({
  message: z.string(),
  updatedQuestions: z.int(),
  createdQuestions: z.int(),
  removedQuestions: z.int(),
});

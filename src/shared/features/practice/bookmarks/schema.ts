import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { TextInput } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { maxOwnNoteLength } from './rules.ts';

/** A question by its id. */
export const QuestionRef = z.object({ id: Id });

/** What a learner has kept of a question. */
export const OwnNotes = z.object({
  id: z.int().describe('Id of the question'),
  isBookmarked: z.boolean().describe('Whether it is bookmarked'),
  note: z.string().nullable().describe('Your note, Markdown; null without one'),
  updatedAt: Timestamp.nullable().describe(
    'When the note was last changed, `loadedUpdatedAt` of a later change; null without one',
  ),
});
export type OwnNotes = z.infer<typeof OwnNotes>;

export const NoteInput = z.object({
  note: TextInput(maxOwnNoteLength).describe('Markdown; an empty one removes the note'),
  loadedUpdatedAt: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe(
      '`updatedAt` of the note as it was loaded, null if there was none; a newer one is not overwritten (409)',
    ),
});

/** Which bookmarks and notes a list has. */
export const NotesFilter = z.object({
  ...Paging.shape,
  perPage: Paging.shape.perPage.default(25),
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Only questions with this in their text or their note'),
  only: z.enum(['bookmarks', 'notes']).optional().describe('Only one of both'),
  quizId: Id.optional().describe('Only questions that you were asked last in this quiz'),
  categoryId: Id.optional().describe('Only questions of quizzes of this category'),
});
export type NotesFilter = z.infer<typeof NotesFilter>;

const QuizOfNotes = z.object({ id: z.int(), title: z.string(), language: z.string() });
const CategoryOfNotes = z.object({ id: z.int(), name: z.string() });

/** A question with what its learner has kept of it. */
export const NotedQuestion = OwnNotes.extend({
  preview: z.string().describe('The beginning of the question, without Markdown'),
  quiz: QuizOfNotes.describe('The quiz in which it was asked last'),
  category: CategoryOfNotes.nullable().describe('The category of that quiz; null without one'),
});
export type NotedQuestion = z.infer<typeof NotedQuestion>;

/** Questions with bookmarks or notes, what was changed last first. */
export const NotedPage = Page(NotedQuestion);

/** The values of the list's filters. */
export const NotedSummary = z.object({
  quizzes: z.array(QuizOfNotes),
  categories: z.array(CategoryOfNotes),
  bookmarks: z.int().describe('Bookmarked questions in the list'),
  notes: z.int().describe('Questions with notes in the list'),
  /** Bookmarks and notes whose questions are part of an open attempt, or whose keys may not be seen any more. */
  hidden: z.int(),
});

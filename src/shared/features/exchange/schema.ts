import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { ContentLanguage } from '#shared/kernel/language/content-language.ts';
import { defaultLanguage } from '#shared/kernel/language/languages.ts';
import { fileCharacters } from '#shared/kernel/limits.ts';
import { TextInput } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { QuestionInput } from '../question/schema.ts';

/** Formats that questions are read from. */
export const ImportFormat = z.enum([
  'gift',
  'aiken',
  'text',
  'json',
  'csv',
  'xlsx',
  'moodle_xml',
  'qti',
]);
export type ImportFormat = z.infer<typeof ImportFormat>;

/** Formats that questions are written in; `ndjson` is our own JSON with one question per line. */
export const ExportFormat = z.enum(['json', 'ndjson', 'gift', 'moodle_xml', 'qti', 'csv', 'xlsx']);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Questions that one file can bring. */
export const maxItems = 50_000;

/** What a file is. */
export const FileFacts = z.object({
  format: ImportFormat.describe('The format as which it was read'),
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']).describe('How the text was encoded'),
  isRepaired: z.boolean().describe('Whether text that was decoded wrongly before was put right'),
});
export type FileFacts = z.infer<typeof FileFacts>;

/** Why an item is refused, or what was changed on the way. The value is a detail: a name, a text or a message. */
export const NoteCode = z.enum([
  // Refused
  'unsupported_type',
  'not_a_question',
  'invalid',
  'too_many',
  // Changed
  'incomplete',
  'ambiguous_key',
  'cell_format',
  'unclosed',
  'all_or_nothing',
  'partial_credit',
  'several_right',
  'feedback_joined',
  'feedback_dropped',
  'answer_dropped',
  'tolerance_merged',
  'markup_dropped',
  'media_dropped',
  'order_dropped',
  'hints_dropped',
  'limits_dropped',
  'one_by_one',
  'places_named',
  'characters_removed',
]);
export type NoteCode = z.infer<typeof NoteCode>;

export const Note = z.object({
  code: NoteCode.describe('Why the item is refused, or what was changed'),
  value: z.string().nullable().describe('A detail: a name, a text or a message'),
});
export type Note = z.infer<typeof Note>;

export const ImportStatus = z.enum(['kept', 'degraded', 'refused']);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** One question of a file as it would be added. */
export const ImportItem = z.object({
  entry: z.string().nullable().describe('The file in an archive, or the sheet'),
  line: z.int().describe('The line or row where it begins, from 1'),
  status: ImportStatus.describe('Kept as it is, degraded or refused; the notes have the reasons'),
  notes: z.array(Note).describe('Why it is refused, and what was changed'),
  source: z.string().describe('How it begins in the file'),
  question: z.nullable(QuestionInput).describe('As it would be added; null if refused'),
  duplicate: z
    .nullable(
      z.object({
        quizId: Id.nullable().describe(
          'The quiz with the same question; null if it is in the file',
        ),
        quizTitle: z.string().nullable().describe('Title of that quiz'),
      }),
    )
    .describe('A question with the same text; null if there is none'),
});
export type ImportItem = z.infer<typeof ImportItem>;

/** A key by which the progress of an import is asked for, without an account. */
export const ProgressKey = z.string().regex(/^[0-9a-f]{32}$/, 'Must be 32 hexadecimal digits');

/** How far an import is. */
export const ImportProgress = z.object({
  phase: z
    .enum(['reading', 'writing'])
    .describe('The file is read first, then questions are written'),
  done: z.int().describe('How many items were read, or questions written'),
  total: z.int().nullable().describe('Of how many; null if it is not known'),
});
export type ImportProgress = z.infer<typeof ImportProgress>;

/** A file with questions, and where they go. */
export const ImportFile = z.object({
  fileName: TextInput(200).default('').describe('Name of the file, for the list of imports'),
  content: z
    .string()
    .min(1, 'The file is empty')
    .max(fileCharacters, 'The file is too large')
    .describe('The file as base64'),
  format: ImportFormat.optional().describe('Recognised by the content unless given'),
  dryRun: z.boolean().default(false).describe('Only report what would be added'),
  progressKey: ProgressKey.optional().describe(
    '32 random hexadecimal digits, by which the progress of the import can be asked for',
  ),
  quizId: Id.optional().describe('The quiz that gets the questions'),
  newQuiz: z
    .object({
      title: TextInput(200).min(1, 'Title is required').describe('Its title'),
      categoryId: Id.nullable().default(null).describe('Its category'),
      language: ContentLanguage.default(defaultLanguage),
    })
    .optional()
    .describe('A draft to create for the questions, instead of a quiz'),
  leaveOut: z
    .array(z.int().min(0))
    .max(maxItems)
    .default([])
    .describe('Positions of items that are not added, from 0'),
});
export type ImportFile = z.infer<typeof ImportFile>;

/** What a file has, and what was added. */
export const ImportReport = FileFacts.extend({
  counts: z
    .object({
      kept: z.int().describe('Items that come in as they are'),
      degraded: z.int().describe('Items that come in changed'),
      refused: z.int().describe('Items that do not come in'),
      duplicates: z.int().describe('Items whose text is in the question bank or twice in the file'),
    })
    .describe('How many items of each status there are'),
  items: z.array(ImportItem).describe('Every item of the file; after an import, those refused'),
  media: z
    .array(
      z.object({
        address: z.string().describe('The address that it has in the questions'),
        type: z.string().describe('Its media type'),
        content: z.string().describe('The file as base64; of a picture, a small one'),
      }),
    )
    .describe(
      'After a dry run, pictures and sounds of the file that are not stored yet, the first 6 MB',
    ),
  added: z
    .nullable(
      z.object({
        importId: Id.describe('For undoing the import'),
        quizId: Id.describe('The quiz that has the questions'),
        ids: z.array(z.int()).describe('Ids of the added questions'),
      }),
    )
    .describe('What was added; null after a dry run'),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** Hours in which an import can be undone. */
export const undoHours = 24;

/** An import that can still be undone. */
export const RecentImport = z.object({
  id: Id.describe('Id of the import'),
  createdAt: Timestamp.describe('When it was, ISO 8601 in UTC'),
  fileName: z.string().describe('Name of the file'),
  format: z.string().describe('Its format'),
  quizId: Id.nullable().describe('The quiz that got the questions; null if it was deleted'),
  quizTitle: z.string().nullable().describe('Title of that quiz'),
  questions: z.int().describe('How many questions were added'),
});
export type RecentImport = z.infer<typeof RecentImport>;

/** Which questions to write, in which format. */
export const ExportRequest = z.object({
  format: ExportFormat.describe('The format of the file'),
  quizId: Id.optional().describe('All questions of this quiz'),
  questionIds: z
    .string()
    .regex(/^\d{1,9}(?:,\d{1,9}){0,999}$/, 'Must be ids with commas between them')
    .optional()
    .describe('Ids of single questions, with commas between them'),
});
export type ExportRequest = z.infer<typeof ExportRequest>;

/** A field of a question that a format can lose. */
export const LosableField = z.enum([
  'text',
  'type',
  'options',
  'correctOption',
  'correctOptions',
  'targets',
  'gaps',
  'regions',
  'spotCount',
  'pinnedOptions',
  'caseSensitive',
  'numericTolerance',
  'essay',
  'difficulty',
  'explanation',
  'imageUrl',
  'imageAlt',
]);
export type LosableField = z.infer<typeof LosableField>;

/** A file with questions. */
export const ExportedFile = z.object({
  fileName: z.string().describe('A name for the file'),
  type: z.string().describe('Its media type'),
  content: z.string().describe('The file as base64'),
  questions: z.int().describe('How many questions it has'),
  losses: z
    .array(
      z.object({
        index: z.int().describe('Position of the question, from 0'),
        fields: z.array(LosableField).describe('Fields that the format does not carry as they are'),
      }),
    )
    .describe('What is not the same when the file is read again'),
});
export type ExportedFile = z.infer<typeof ExportedFile>;

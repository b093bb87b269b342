import type { z } from 'zod';
import { QuestionInput, whatIsMissing } from '../question/schema.ts';
import { mapTexts } from './map-texts.ts';
import type { ImportItem, Note, NoteCode } from './schema.ts';

/** A question before it is checked; absent fields get their defaults. */
export type DraftQuestion = z.input<typeof QuestionInput>;

/** A picture or sound in a file with questions. */
export interface EmbeddedFile {
  name: string;
  bytes: Uint8Array;
}

/** What a reader found at one position in a file; without a question, its notes have the reason. */
export interface FoundItem {
  entry?: string | undefined;
  /** From 1. */
  line: number;
  source: string;
  notes: Note[];
  question?: DraftQuestion | undefined;
  /** What the file has of pictures and sounds, by the addresses that the question has for them. */
  files?: ReadonlyMap<string, EmbeddedFile> | undefined;
}

/** A unit that the reader parses separately: a document of an archive, a worksheet, or the whole text file. */
export interface FilePart {
  entry?: string | undefined;
  /** Lines or rows, as items count them. */
  lines: number;
}

export interface FoundInParts {
  parts: readonly FilePart[];
  found: Iterable<FoundItem>;
}

export const note = (code: NoteCode, value: string | null = null): Note => ({ code, value });

const maxSourceLength = 200;

/** Controls except tab and new line, non-characters and halves of surrogate pairs. */
const needless = /[\p{Cs}\p{Noncharacter_Code_Point}]|(?![\t\n])\p{Cc}/gu;

/** What breaks a line in slides and old files. It stays a space, so that it goes on separating words. */
const otherBreaks = /[\v\f\u0085]|\r(?!\n)/g;

/** Removes characters that no text needs. */
export const cleaned = (text: string): string =>
  text.replace(otherBreaks, ' ').replace(needless, '');

/**
 * Checks what a reader found by the rules for every question: it is refused where a schema refuses it, and
 * degraded where something was changed on the way or is missing.
 */
export function judged(found: FoundItem): ImportItem {
  const { entry = null, line, notes } = found;
  const origin = { entry, line, source: cleaned(found.source).trim().slice(0, maxSourceLength) };
  const refused = (reasons: Note[]): ImportItem => ({
    ...origin,
    status: 'refused',
    notes: reasons,
    question: null,
    duplicate: null,
  });
  if (!found.question) return refused(notes);
  const { draft, isChanged } = withCleanTexts(found.question);
  const { data: question, error } = QuestionInput.safeParse(draft);
  if (!question)
    return refused([
      ...notes,
      ...error.issues.slice(0, 3).map(({ message }) => note('invalid', message)),
    ]);
  const [missing] = whatIsMissing(question);
  const all = [
    ...notes,
    ...(isChanged ? [note('characters_removed')] : []),
    ...(missing ? [note('incomplete', missing.message)] : []),
  ];
  const status = all.length > 0 ? 'degraded' : 'kept';
  return { ...origin, status, notes: all, question, duplicate: null };
}

function withCleanTexts(found: DraftQuestion) {
  let isChanged = false;
  const draft = mapTexts(found, (text) => {
    const clean = cleaned(text);
    isChanged ||= clean !== text;
    return clean;
  });
  return { draft, isChanged };
}

import { z } from 'zod';
import { QuestionInput } from '#shared/features/question/schema.ts';
import { ownPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { ownSoundAddress } from '#shared/kernel/media/own-sound.ts';
import { type EmbeddedFile, type FoundInParts, type FoundItem, note } from '../found.ts';

/** Our own form: every field of every question, drafts too, and the pictures and sounds that they show. */
const Document = z.object({
  questions: z.array(z.unknown()),
  files: z.array(z.unknown()).default([]),
});

const Entry = z.looseObject({ text: z.string() });

/** A picture or sound: its address in the questions, and its bytes as base64. */
const OwnFile = z.object({
  file: z.string().refine((file) => ownPictureAddress.test(file) || ownSoundAddress.test(file)),
  content: z.base64().min(1),
});
export type OwnFile = z.infer<typeof OwnFile>;

/**
 * Questions as a document with a list, a plain list, or one per line (NDJSON), where a line before its questions may have a file.
 * Lines count what is in the list, or in the file.
 */
export function readOwnJson(text: string): FoundInParts {
  const whole = parsed(text);
  const document = Document.safeParse(whole).data;
  const list = Array.isArray(whole) ? whole : document?.questions;
  if (list) {
    const found = itemsOfList(list, document?.files ?? []);
    return { parts: [{ lines: list.length }], found };
  }
  const lines = text.split('\n');
  return { parts: [{ lines: lines.length }], found: itemsOfLines(lines) };
}

function* itemsOfList(
  list: readonly unknown[],
  withFiles: readonly unknown[],
): Generator<FoundItem> {
  const files = new Map<string, EmbeddedFile>();
  for (const entry of withFiles) takeFile(entry, files);
  for (const [index, entry] of list.entries()) yield itemOf(entry, index + 1, { files });
}

function* itemsOfLines(lines: readonly string[]): Generator<FoundItem> {
  const files = new Map<string, EmbeddedFile>();
  for (const [index, source] of lines.entries()) {
    if (source.trim() === '') continue;
    const entry = parsed(source);
    if (!takeFile(entry, files)) yield itemOf(entry, index + 1, { source, files });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns whether the entry is a file */
function takeFile(entry: unknown, files: Map<string, EmbeddedFile>): boolean {
  const { data } = OwnFile.safeParse(entry);
  if (!data) return false;
  const bytes = Uint8Array.from(atob(data.content), (sign) => sign.charCodeAt(0));
  files.set(data.file, { name: data.file.slice(data.file.lastIndexOf('/') + 1), bytes });
  return true;
}

function itemOf(
  entry: unknown,
  line: number,
  { source, files }: Pick<FoundItem, 'files'> & { source?: string },
): FoundItem {
  const shown = source ?? JSON.stringify(entry)?.slice(0, 400) ?? '';
  const found = Entry.safeParse(entry).data;
  if (!found) return { line, source: shown, notes: [note('not_a_question')] };
  const { id: _, ...fields } = found;
  const { data, error } = QuestionInput.safeParse({ options: [], ...fields });
  const notes = (error?.issues ?? []).slice(0, 3).map(({ message }) => note('invalid', message));
  return { line, source: data?.text ?? shown, notes, question: data, files };
}

/** Questions with their files as a document of our own form, or one per line, after the files. */
export function writeOwnJson(
  questions: readonly QuestionInput[],
  layout: 'document' | 'lines',
  files: readonly OwnFile[] = [],
): string {
  const own = questions.map(({ id: _, ...question }) => question);
  if (layout === 'lines')
    return [...files, ...own].map((entry) => `${JSON.stringify(entry)}\n`).join('');
  const withFiles = files.length > 0 ? { files } : {};
  const whole = { format: 'quizwright-questions', version: 1, questions: own, ...withFiles };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

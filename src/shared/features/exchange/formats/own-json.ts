import { z } from 'zod';
import { QuestionInput } from '#shared/features/question/schema.ts';
import { type FoundItem, note } from '../found.ts';

/** Our own form: every field of every question, drafts too. */
const Document = z.object({ questions: z.array(z.unknown()) });

const Entry = z.looseObject({ text: z.string() });

/** Questions as a document with a list, a plain list, or one per line (NDJSON). Lines count questions. */
export function* readOwnJson(text: string): Generator<FoundItem> {
  const whole = parsed(text);
  const list = Array.isArray(whole) ? whole : Document.safeParse(whole).data?.questions;
  if (list) for (const [index, entry] of list.entries()) yield itemOf(entry, index + 1);
  else
    for (const [index, line] of text.split('\n').entries())
      if (line.trim() !== '') yield itemOf(parsed(line), index + 1, line);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function itemOf(entry: unknown, line: number, source?: string): FoundItem {
  const shown = source ?? JSON.stringify(entry)?.slice(0, 400) ?? '';
  const found = Entry.safeParse(entry).data;
  if (!found) return { line, source: shown, notes: [note('not_a_question')] };
  const { id: _, ...fields } = found;
  const { data, error } = QuestionInput.safeParse({ options: [], ...fields });
  const notes = (error?.issues ?? []).slice(0, 3).map(({ message }) => note('invalid', message));
  return { line, source: data?.text ?? shown, notes, question: data };
}

/** Questions as a document of our own form, or one per line. */
export function writeOwnJson(
  questions: readonly QuestionInput[],
  layout: 'document' | 'lines',
): string {
  const own = questions.map(({ id: _, ...question }) => question);
  return layout === 'lines'
    ? own.map((question) => `${JSON.stringify(question)}\n`).join('')
    : `${JSON.stringify({ format: 'quizwright-questions', version: 1, questions: own }, null, 2)}\n`;
}

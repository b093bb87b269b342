import type { MessagesOf } from '#web/language/message-file.ts';
import type { auditMessages } from './messages/messages.ts';

type Messages = MessagesOf<typeof auditMessages>;

/** One column of a changed row, as text; undefined where the column was empty. */
export interface ColumnChange {
  /** Its name in the reader's language. */
  column: string;
  before: string | undefined;
  after: string | undefined;
}

type Columns = Readonly<Record<string, unknown>>;

/** The changed columns of an entry, in the order of their names; one without a message has its technical name. */
export function differencesOf(m: Messages, { before, after }: { before: Columns; after: Columns }) {
  const fields: Readonly<Record<string, string>> = m.fields;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.map(
    (name): ColumnChange => ({
      column: fields[name] ?? name,
      before: textOf(m, before[name]),
      after: textOf(m, after[name]),
    }),
  );
}

function textOf(m: Messages, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  if (isShortened(value)) return m.longText({ characters: String(value.characters) });
  return JSON.stringify(value);
}

/** A long text is recorded by its length and hash where it can be read elsewhere. */
const isShortened = (value: unknown): value is { characters: number } =>
  typeof value === 'object' && value !== null && 'characters' in value && 'md5' in value;

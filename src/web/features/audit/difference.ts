import type { Format } from '#shared/kernel/language/format.ts';
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

interface Reader {
  m: Messages;
  /** With the time zone of the reader. */
  dates: Format;
}

/** The changed columns of an entry, in the order of their names; one without a message has its technical name. */
export function differencesOf(
  reader: Reader,
  { before, after }: { before: Columns; after: Columns },
) {
  const fields: Readonly<Record<string, string>> = reader.m.fields;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.map(
    (name): ColumnChange => ({
      column: fields[name] ?? name,
      before: textOf(reader, name, before[name]),
      after: textOf(reader, name, after[name]),
    }),
  );
}

/** As PostgreSQL writes a point in time into JSON. */
const pointInTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/;

function textOf({ m, dates }: Reader, name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string')
    return name.endsWith('_at') && pointInTime.test(value)
      ? `${dates.date(value)} ${dates.date(value, 'seconds')}`
      : value;
  if (isShortened(value)) return m.longText({ characters: String(value.characters) });
  return JSON.stringify(value);
}

/** A long text is recorded by its length and hash where it can be read elsewhere. */
const isShortened = (value: unknown): value is { characters: number } =>
  typeof value === 'object' && value !== null && 'characters' in value && 'md5' in value;

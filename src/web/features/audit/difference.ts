import type { AuditKind } from '#shared/features/audit/schema.ts';
import type { Format } from '#shared/kernel/language/format.ts';
import { isLanguage, languageNames } from '#shared/kernel/language/languages.ts';
import { plainOfMarkdown } from '#shared/kernel/text/excerpt.ts';
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

/** Puts a value with a structure into words, a line for each of its parts; undefined if it has another structure. */
type LinesOf = (value: unknown, row: Columns) => readonly string[] | undefined;

/** What the values of columns mean, in the reader's language. */
export type ColumnWords = Readonly<Record<string, Readonly<Record<string, string>> | LinesOf>>;

/** The words of each kind of row, as the pages about it show them. */
export type AuditWords = Readonly<Partial<Record<AuditKind, ColumnWords>>>;

type Columns = Readonly<Record<string, unknown>>;

interface Reader {
  m: Messages;
  /** With the time zone of the reader. */
  dates: Format;
  words?: ColumnWords | undefined;
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
      ...(changedLines(reader, name, { before, after }) ?? {
        before: textOf(reader, name, before[name]),
        after: textOf(reader, name, after[name]),
      }),
    }),
  );
}

/** The lines of a value that its change concerns; undefined where it is not put into lines. */
function changedLines(
  { words }: Reader,
  name: string,
  { before, after }: { before: Columns; after: Columns },
): Pick<ColumnChange, 'before' | 'after'> | undefined {
  const describe = words?.[name];
  if (typeof describe !== 'function') return undefined;
  const linesIn = (row: Columns) => (row[name] == null ? [] : describe(row[name], row));
  const [former, present] = [linesIn(before), linesIn(after)];
  if (!former || !present) return undefined;
  const without = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line)).join('\n') || undefined;
  return { before: without(former, present), after: without(present, former) };
}

/** What an entry is about: its title as a reader knows it, without the marks of Markdown, else its number. */
export function subjectOf(
  m: Messages,
  { kind, rowId, label }: { kind: AuditKind; rowId: number; label: string | null },
): string {
  const title = kind === 'questions' && label !== null ? plainOfMarkdown(label).trim() : label;
  return title || `${m.kinds[kind]} ${rowId}`;
}

/** The author of a change; an erased account has no name, and the site's own changes have no author. */
export function nameOfActor(
  m: Messages,
  { actorName, call }: { actorName: string | null; call: string },
) {
  if (actorName !== null) return actorName;
  if (call.startsWith('npm')) return m.operator;
  return /^(?:job\.|sign-in:)/.test(call) ? m.automatic : m.erasedAccount;
}

/** As PostgreSQL writes a point in time into JSON. */
const pointInTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/;

function textOf(reader: Reader, name: string, value: unknown): string | undefined {
  const { m, dates } = reader;
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return wordsOf(reader, name, value);
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  if (isPlainList(value)) return dates.list(value.map(String));
  if (isShortened(value)) return m.longText({ characters: String(value.characters) });
  return JSON.stringify(value);
}

/** What is recorded of an act that changes no column, such as a link that was mailed. */
const acts: readonly string[] = [
  ...['accessLink', 'shareLink', 'join_code', 'invitation', 'password_link', 'exception'],
  ...['quality', 'regrade', 'state', 'remark_state'],
];

function wordsOf({ m, dates, words }: Reader, name: string, value: string): string {
  if (name.endsWith('_at') && pointInTime.test(value))
    return `${dates.date(value)} ${dates.date(value, 'seconds')}`;
  if (name === 'language' && isLanguage(value)) return languageNames[value];
  const outcomes: Readonly<Record<string, string>> = acts.includes(name) ? m.outcomes : {};
  const meanings = words?.[name];
  const meaning = typeof meanings === 'object' ? meanings[value] : undefined;
  return meaning ?? outcomes[value] ?? value;
}

const isPlainList = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'string' || typeof item === 'number');

/** A long text is recorded by its length and hash where it can be read elsewhere. */
const isShortened = (value: unknown): value is { characters: number } =>
  typeof value === 'object' && value !== null && 'characters' in value && 'md5' in value;

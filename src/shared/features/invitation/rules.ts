import { type Language, languageNames, languages } from '#shared/kernel/language/languages.ts';
import { PublicName } from '#shared/kernel/public-name.ts';
import { fullName } from '#shared/kernel/text/full-name.ts';
import { dayMs, minuteMs } from '#shared/kernel/time/durations.ts';
import { Email, Username } from '../account/schema.ts';
import type { Detail, InvitationProblem } from './schema.ts';

const invitationDays = 14;
const resendMinutes = 10;

/** When the link of an invitation that is sent now stops working. */
export const invitationExpiry = (now: Date): Date =>
  new Date(now.getTime() + invitationDays * dayMs);

/** Whether another mail may be sent, so that clicking does not fill an inbox. */
export const mayResend = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() >= resendMinutes * minuteMs;

/** The titles of columns, in the languages of the app; the first that fits decides. */
const titles = {
  email: /e ?mail|\bmail\b|courriel|correo|почт|邮箱|邮件|メール|بريد/,
  username:
    /user|login|benutzer|utilisateur|usuario|usuário|utente|пользовател|логин|用户|ユーザー|مستخدم/,
  className:
    /^(?:join|class|klasse|clase|turma|cours|curso|corso|kurs|group|grup|класс|групп|班|クラス|صف|الصف)/,
  language: /^(?:lang|locale|sprache|idioma|l[ií]ngua|язык|语言|言語|لغة|اللغة)/,
  lastName:
    /^(?:last|sur|family|nachname|familienname|nom de famille|apellido|cognome|sobrenome|apelido|фамилия|姓$|苗字|اسم العائلة|العائلة|اللقب)/,
  firstName:
    /^(?:first|given|forename|vorname|prénom|prenom|nombre de pila|名$|名字|الاسم الأول|الاسم الاول)/,
  name: /^(?:full|display|name|nom|имя|фио|姓名|氏名|名前|اسم|الاسم)/,
} as const;
type Title = keyof typeof titles;
const titleOrder: readonly Title[] = [
  'email',
  'username',
  'className',
  'language',
  'lastName',
  'firstName',
  'name',
];

/**
 * Lists of other programs have columns with times: *Last access* is not a last name, and *Last login* not a username.
 */
const moments =
  /^(?:first|last|letzter?|erster?) (?:access|activ|log|online|seen|sign|visit|zugriff|besuch)/;

/** Where the columns of a file are. */
export type PeopleColumns = Partial<Record<Title, number>>;

/** The columns that a row of titles names; undefined if it names none with addresses. */
export function columnsNamed(cells: readonly string[]): PeopleColumns | undefined {
  const found: PeopleColumns = {};
  for (const [index, cell] of cells.slice(0, 100).entries()) {
    const text = plain(cell);
    const title = titleOrder.find((name) => titles[name].test(text));
    if (title && !moments.test(text) && !cell.includes('@')) found[title] ??= index;
  }
  return found.email === undefined ? undefined : found;
}

/** The columns of a file without titles: that of the addresses, and another of names. */
export function columnsGuessed(cells: readonly string[]): PeopleColumns | undefined {
  const email = cells.findIndex((cell) => cell.includes('@'));
  if (email < 0) return undefined;
  const name = cells.findIndex((cell, index) => index !== email && cell.trim() !== '');
  return name < 0 ? { email } : { email, name };
}

const plain = (title: string): string =>
  title
    .slice(0, 200)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_.\-‐]+/g, ' ')
    .trim();

/** A person of a file, before it is known who has an account. */
export interface PersonInFile {
  line: number;
  email: string;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  /** Code or name of a class. */
  className: string | null;
  language: Language;
  /** Whether the row itself names the language. */
  namesLanguage: boolean;
  problems: InvitationProblem[];
}

interface FileRow {
  line: number;
  columns: PeopleColumns;
  /** For rows that name none. */
  language: Language;
}

/** As mail programs write it: `Ann Lee <ann@example.com>`, the name with or without quotation marks, or none. */
const nameAndAddress = /^"?([^"<>]*)"?\s*<([^<>]*)>$/;

/** The person of a row. */
export function personIn(
  cells: readonly string[],
  { line, columns, language }: FileRow,
): PersonInFile {
  const cell = (title: Title) => unprotected(cells[columns[title] ?? -1] ?? '').trim();
  const problems: InvitationProblem[] = [];
  const [, called = '', bracketed] = nameAndAddress.exec(cell('email')) ?? [];
  const email = Email.safeParse(bracketed ?? cell('email'));
  if (!email.success) problems.push(cell('email') === '' ? 'no_email' : 'bad_email');
  const username = Username.safeParse(cell('username'));
  if (cell('username') !== '' && !username.success) problems.push('bad_username');
  const { name, firstName, lastName } = namesIn(cell);
  const publicName = PublicName(80).safeParse(name ?? called);
  if (!publicName.success || (firstName ?? '').length > 80 || (lastName ?? '').length > 80)
    problems.push('bad_name');
  const wanted = cell('language') === '' ? language : languageNamed(cell('language'));
  if (!wanted) problems.push('unknown_language');
  return {
    line,
    email: email.data ?? cell('email').slice(0, 254),
    name: publicName.data || null,
    firstName,
    lastName,
    username: username.data ?? null,
    className: cell('className').slice(0, 200) || null,
    language: wanted ?? language,
    namesLanguage: cell('language') !== '',
    problems,
  };
}

/** What a later row of a person says otherwise than the first one, which opens the account. */
export const differencesOf = (later: PersonInFile, first: PersonInFile): Detail[] =>
  (['name', 'username', 'language'] as const).filter(
    (detail) =>
      later[detail] !== null &&
      (detail !== 'language' || later.namesLanguage) &&
      later[detail] !== first[detail],
  );

/**
 * Schools write one column or two. A column of names is for first names next to one of family names, and for family
 * names next to one of first names, as in `Nom, Prénom`, unless it has the other name, too.
 */
function namesIn(cell: (title: Title) => string) {
  const [whole, first, last] = [cell('name'), cell('firstName'), cell('lastName')];
  const isFull = first !== '' && last !== '' ? whole !== '' : whole.includes(first || last);
  const isRest = whole !== '' && !isFull;
  const names = { first: isRest ? first || whole : first, last: isRest ? last || whole : last };
  return {
    name: (isFull && whole) || fullName(names.first, names.last) || null,
    firstName: names.first || null,
    lastName: names.last || null,
  };
}

/** A language by its code, its own name or its English one. */
export function languageNamed(text: string): Language | undefined {
  const wanted = text.trim().toLowerCase();
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  return languages.find((language) =>
    [language, languageNames[language].toLowerCase(), english.of(language)?.toLowerCase()].includes(
      wanted.replace(/^([a-z]{2})[-_][a-z]{2,4}$/, '$1'),
    ),
  );
}

/** Without the apostrophe that keeps a spreadsheet from taking a text as a formula. */
const unprotected = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

import type { Database } from '#db/open.ts';
import { looksLikeStaff } from '#server/features/account/guards.ts';
import {
  findAccountIds,
  findReserved,
  findUsernamesLike,
} from '#server/features/account/invitations/queries.ts';
import { listClasses } from '#server/features/classroom/queries.ts';
import { csvRows } from '#server/features/exchange/formats/csv.ts';
import type { Row } from '#server/features/exchange/formats/rows.ts';
import { invalid } from '#server/kernel/failure.ts';
import { decodeText } from '#server/kernel/files/encoding.ts';
import {
  columnsGuessed,
  columnsNamed,
  differencesOf,
  type PersonInFile,
  personIn,
} from '#shared/features/invitation/rules.ts';
import {
  type Detail,
  type InvitationProblem,
  type InvitedStatus,
  maxPeople,
  type PeopleReport,
} from '#shared/features/invitation/schema.ts';
import type { Language } from '#shared/kernel/language/languages.ts';

/** A row of the file, and what the database says about it. */
export interface JudgedPerson extends PersonInFile {
  status: InvitedStatus;
  differs: Detail[];
  /** The account, if there is one. */
  userId: number | null;
  class: { id: number; name: string } | null;
}

/**
 * Everybody in a file, with what would happen to each. A person may have several rows, each with another class; the
 * account is opened with what the first valid one says.
 * @param language of people for whom the file names none
 * @throws invalid for a file that cannot be read at all
 */
export async function readPeople(
  db: Database,
  content: string,
  { language, now }: { language: Language; now: Date },
): Promise<JudgedPerson[]> {
  const { text } = decodeText(Buffer.from(content, 'base64'));
  const people = peopleIn(text, language);
  const emails = people.map(({ email }) => email);
  const [accounts, reserved, classes, usernames] = await Promise.all([
    findAccountIds(db, emails),
    findReserved(db, emails, now),
    people.some(({ className }) => className !== null) ? listClasses(db, 'all') : [],
    findUsernamesLike(
      db,
      people.flatMap(({ username }) => username ?? []),
    ),
  ]);
  const takenBy = new Map([...usernames].map((username) => [username, '']));
  const earlierRows = new Map<string, { first: PersonInFile; classIds: (number | null)[] }>();
  return people.map((person) => {
    const userId = accounts.get(person.email) ?? null;
    const joined = classNamed(person.className, classes);
    const problems = [...person.problems, ...joined.problems];
    const earlier = earlierRows.get(person.email);
    if (earlier) {
      if (!joined.class || earlier.classIds.includes(joined.class.id)) problems.push('twice');
    } else if (userId === null) problems.push(...newcomerProblems(person, reserved, takenBy));
    const status = problems.length > 0 ? 'invalid' : userId === null ? 'invited' : 'exists';
    if (status !== 'invalid')
      earlierRows.set(person.email, {
        first: earlier?.first ?? person,
        classIds: [...(earlier?.classIds ?? []), joined.class?.id ?? null],
      });
    const differs = earlier && status === 'invited' ? differencesOf(person, earlier.first) : [];
    return { ...person, problems, status, differs, userId, class: joined.class };
  });
}

/** The rows of the file. Without titles, its first row must have an address. */
function peopleIn(text: string, language: Language): PersonInFile[] {
  const [first, ...rest] = filledRows(text);
  if (!first) throw invalid('content', 'The file is empty');
  const named = columnsNamed(first.cells);
  const columns = named ?? columnsGuessed(first.cells);
  if (!columns) throw invalid('content', 'The file has no column with email addresses');
  const people = named ? rest : [first, ...rest];
  if (people.length === 0) throw invalid('content', 'The file is empty');
  if (people.length > maxPeople)
    throw invalid('content', `At most ${maxPeople} people in one file`);
  return people.map(({ line, cells }) => personIn(cells, { line, columns, language }));
}

const countOfTitles = (cells: readonly string[]): number =>
  Object.keys(columnsNamed(cells) ?? {}).length;

/** The rows with something in them; of a file that is too long, one too many. */
function filledRows(text: string): Row[] {
  const rows: Row[] = [];
  for (const row of csvRows(text, countOfTitles)) {
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    if (rows.length > maxPeople + 1) break;
  }
  return rows;
}

interface Class {
  id: number;
  name: string;
  joinCode: string;
}

/** The class with this code, else the only one with this name. */
function classNamed(
  text: string | null,
  classes: readonly Class[],
): { class: Class | null; problems: InvitationProblem[] } {
  if (text === null) return { class: null, problems: [] };
  const wanted = text.trim().toLowerCase();
  const coded = classes.find(({ joinCode }) => joinCode.toLowerCase() === wanted);
  if (coded) return { class: coded, problems: [] };
  const [found, second] = classes.filter(({ name }) => name.trim().toLowerCase() === wanted);
  if (second) return { class: null, problems: ['ambiguous_class'] };
  return found ? { class: found, problems: [] } : { class: null, problems: ['unknown_class'] };
}

/** What keeps an address without an account from getting one. A username that is free becomes taken. */
function newcomerProblems(
  { email, name, username }: PersonInFile,
  reserved: ReadonlySet<string>,
  takenBy: Map<string, string>,
): InvitationProblem[] {
  const problems: InvitationProblem[] = [];
  if (reserved.has(email)) problems.push('reserved_email');
  if (name !== null && looksLikeStaff(name)) problems.push('bad_name');
  if (username === null) return problems;
  if (looksLikeStaff(username)) problems.push('bad_username');
  const taker = takenBy.get(username.toLowerCase()) ?? email;
  if (taker !== email) problems.push('username_taken');
  takenBy.set(username.toLowerCase(), taker);
  return problems;
}

/** The report of the people who are, or in a dry run would be, invited. */
export function reportOf(people: readonly JudgedPerson[]): PeopleReport {
  const emailsWith = (wanted: InvitedStatus) =>
    people.flatMap(({ status, email }) => (status === wanted ? email : []));
  const counts = {
    invited: new Set(emailsWith('invited')).size,
    exists: new Set(emailsWith('exists')).size,
    invalid: emailsWith('invalid').length,
  };
  const rows = people.map(
    ({ userId: _, class: joined, firstName: _f, lastName: _l, namesLanguage: _n, ...row }) => ({
      ...row,
      className: joined?.name ?? row.className,
    }),
  );
  return { counts, rows };
}

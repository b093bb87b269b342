import { setImmediate } from 'node:timers/promises';
import type { Database, Tx } from '#db/open.ts';
import type { Progress } from '#db/running-calls.ts';
import { lockQuiz } from '#server/features/quiz/mutations.ts';
import { getQuizStatus } from '#server/features/quiz/queries.ts';
import { requirePublishable } from '#server/features/quiz/questions/guards.ts';
import { addQuestions } from '#server/features/quiz/questions/mutations.ts';
import { findQuestionsByText } from '#server/features/quiz/questions/queries.ts';
import { addDraft } from '#server/features/quiz/workflows/create.ts';
import { keepUploads } from '#server/features/upload/workflows/keep-uploads.ts';
import type { PreparedUpload } from '#server/features/upload/workflows/prepare-upload.ts';
import { invalid } from '#server/kernel/failure.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Writing } from '#server/kernel/writing.ts';
import {
  type ImportFile,
  type ImportItem,
  type ImportReport,
  undoHours,
} from '#shared/features/exchange/schema.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import type { UploadQuotas } from '#shared/features/upload/schema.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import type { Translate } from '#shared/kernel/refusals/translate.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';
import { addImport, dropOldImports } from '../mutations.ts';
import { readFile } from './read-file.ts';

/** Questions in one statement: a statement takes 65,535 values. */
const questionsAtOnce = 500;

/** Who imports, and what the import needs of the site. */
interface Importing extends Writing {
  newQuizRules: TakingRules;
  quotas: UploadQuotas;
  /** Whose questions are looked through for the same texts. */
  manager: Manager;
  /** What was checked before the file was read, which may have taken minutes; nothing for an operator's command. */
  requireStillAllowed?: (tx: Tx) => Promise<void>;
}

/** Where a file is imported. */
interface ImportSite {
  db: Database;
  media: MediaStore;
  /** Is called with how far the import is. */
  report?: (progress: Progress) => void;
}

interface ReadingSite extends Pick<ImportSite, 'media' | 'report'> {
  publicUrl: string;
}

/**
 * Reads a file that is to be imported, and encodes its pictures. It may take minutes, so it must not be in a
 * transaction: the database ends one that is idle for long, and the embedded engine does nothing else meanwhile.
 * @throws invalid for a file that cannot be read at all, or without a quiz for its questions
 */
export async function readImport(
  site: ReadingSite,
  { content, format, dryRun, quizId, newQuiz }: ImportFile,
) {
  if (!dryRun && quizId === undefined && !newQuiz)
    throw invalid('quizId', 'Choose a quiz, or enter the title of a new one');
  if (quizId !== undefined && newQuiz)
    throw invalid('newQuiz', 'Choose a quiz, or enter the title of a new one');
  return readFile(Buffer.from(content, 'base64'), { ...site, wanted: format });
}

type ReadImport = Awaited<ReturnType<typeof readImport>>;

/** Reports what a file has, and unless it is a dry run adds its questions, all in one transaction. */
export async function importFile(
  { db, media, report = () => {} }: ImportSite,
  { fileName, dryRun, leaveOut, quizId, newQuiz }: ImportFile,
  {
    file: { items: found, uploads, ...facts },
    newQuizRules,
    quotas,
    manager,
    requireStillAllowed,
    ...by
  }: Importing & { file: ReadImport },
): Promise<ImportReport> {
  if (dryRun) {
    const items = await withDuplicates(db, manager, found);
    return { ...facts, counts: countsOf(items), items, media: shownMedia(uploads), added: null };
  }
  const out = new Set(leaveOut);
  const questions = found.flatMap(({ question }, index) =>
    question && !out.has(index) ? [question] : [],
  );
  if (questions.length === 0) throw invalid('content', 'There is no question to add');
  const asked = JSON.stringify(questions);
  const prepared = uploads.filter(({ upload }) => asked.includes(upload.sha256));
  const added = await inTransaction(db, async (tx) => {
    await requireStillAllowed?.(tx);
    await keepUploads(tx, media, { prepared, quotas, by });
    const hashes = prepared.map(({ upload }) => upload.sha256);
    const { format: readAs } = facts;
    return addAll(
      tx,
      { quizId, newQuiz, newQuizRules, fileName, format: readAs, uploads: hashes, report },
      questions,
      by,
    );
  });
  const refused = found.filter(({ status }) => status === 'refused');
  return { ...facts, counts: countsOf(found), items: refused, media: [], added };
}

type Target = Pick<ImportFile, 'quizId' | 'newQuiz' | 'fileName'> & {
  format: ImportReport['format'];
  newQuizRules: TakingRules;
  /** The hashes of pictures and sounds that come with the questions. */
  uploads: readonly string[];
  report: (progress: Progress) => void;
};

async function addAll(
  tx: Tx,
  { quizId: given, newQuiz, newQuizRules, fileName, format, uploads, report }: Target,
  questions: readonly QuestionInput[],
  by: Writing,
): Promise<NonNullable<ImportReport['added']>> {
  const quizId = given ?? (await addDraft(tx, { ...newQuiz, rules: newQuizRules }, by));
  await lockQuiz(tx, quizId);
  requirePublishable(questions, await getQuizStatus(tx, quizId));
  const ids: number[] = [];
  for (let from = 0; from < questions.length; from += questionsAtOnce) {
    report({ phase: 'writing', done: from, total: questions.length });
    ids.push(
      ...(await addQuestions(tx, quizId, questions.slice(from, from + questionsAtOnce), by)),
    );
    // The embedded engine works in this process: the progress is asked for between its statements.
    await setImmediate();
  }
  const importId = await addImport(
    tx,
    { fileName, format, quizId, hasCreatedQuiz: given === undefined, questionIds: ids, uploads },
    by,
  );
  await dropOldImports(tx, undoableSince(by.now));
  return { importId, quizId, ids };
}

/** Imports after this time can be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - undoHours * hourMs);

/** A text by which questions of one file count as the same, case and space aside. */
const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

async function withDuplicates(
  db: Database,
  manager: Manager,
  items: readonly ImportItem[],
): Promise<ImportItem[]> {
  const wanted = new Set(items.flatMap(({ question }) => question?.text || []));
  const stored = new Map(
    (await findQuestionsByText(db, manager, [...wanted])).map(({ text, ...quiz }) => [text, quiz]),
  );
  const seen = new Set<string>();
  return items.map((item) => {
    const text = item.question?.text;
    if (!text) return item;
    const isSecond = seen.has(folded(text));
    seen.add(folded(text));
    const inFile = isSecond ? { quizId: null, quizTitle: null } : null;
    return { ...item, duplicate: stored.get(text) ?? inFile };
  });
}

/** Bytes of pictures and sounds that a dry run shows. */
const maxShown = 6_000_000;

/** What a dry run has not stored, for a look at the questions; a file that has no room is not seen. */
function shownMedia(uploads: readonly PreparedUpload[]): ImportReport['media'] {
  let room = maxShown;
  return uploads.flatMap(({ address, files, upload: { mime } }) => {
    // The second smallest of a picture, which is wide enough for a look.
    const file = files[1] ?? files[0];
    if (!file || file.bytes.length > room) return [];
    room -= file.bytes.length;
    return [{ address, type: mime, content: Buffer.from(file.bytes).toString('base64') }];
  });
}

function countsOf(items: readonly ImportItem[]): ImportReport['counts'] {
  const counts = { kept: 0, degraded: 0, refused: 0, duplicates: 0 };
  for (const { status, duplicate } of items) {
    counts[status] += 1;
    if (duplicate) counts.duplicates += 1;
  }
  return counts;
}

/** The report in the language of its reader: notes carry what schemas say. */
export const translated = (report: ImportReport, translate: Translate): ImportReport => ({
  ...report,
  items: report.items.map((item) => ({
    ...item,
    notes: item.notes.map(({ code, value }) =>
      value !== null && (code === 'invalid' || code === 'incomplete')
        ? { code, value: translate(value) }
        : { code, value },
    ),
  })),
});

import type { Tx } from '#db/open.ts';
import { type NewGrade, writeGrades } from '#server/features/attempt/grades/mutations.ts';
import {
  listAsked,
  listAskedIds,
  lockForGrading,
} from '#server/features/attempt/grades/queries.ts';
import { recountTallies } from '#server/features/progress/workflows/tally.ts';
import { listKeyVersions } from '#server/features/quiz/questions/queries.ts';
import type { Services } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { type AttemptGrade, gradeBack } from '#shared/features/attempt/regrading.ts';
import { earnedOf } from '#shared/kernel/points.ts';
import { endRegrade, keepGrades, moveOn } from '../mutations.ts';
import { listRegraded, lockRegrade, type RegradeRow } from '../queries.ts';
import { effectsOn } from '../views.ts';
import { notifyOfResults } from './notify-of-results.ts';

/** Attempts per transaction, so that one is short. */
const batchSize = 200;

type Parts = Pick<Services, 'db' | 'clock'>;
type AskedRow = Awaited<ReturnType<typeof listAsked>>[number];

/**
 * Grades the attempts of a regrade, or brings their earlier grades back, in batches; then everything that is summed
 * from attempts is counted again. A run that was interrupted goes on after its last batch, and one that has ended
 * changes nothing.
 */
export async function runRegrade({ db, clock }: Parts, regradeId: number): Promise<void> {
  for (;;) {
    const state = await inTransaction(db, (tx) => gradeBatch(tx, regradeId, clock()));
    if (state === 'ended') return;
    if (state === 'all graded') break;
  }
  await recountTallies(db, clock());
  await inTransaction(db, async (tx) => {
    const regrade = await lockRegrade(tx, regradeId);
    if (regrade && isUnderWay(regrade))
      await endRegrade(tx, regradeId, regrade.state === 'undoing' ? 'undone' : 'done', clock());
  });
}

const isUnderWay = ({ state }: RegradeRow) => state === 'running' || state === 'undoing';

async function gradeBatch(tx: Tx, regradeId: number, now: Date) {
  const regrade = await lockRegrade(tx, regradeId);
  if (!regrade || !isUnderWay(regrade)) return 'ended';
  const ids = await nextIds(tx, regrade);
  const last = ids.at(-1);
  if (last === undefined) return 'all graded';
  await lockForGrading(tx, ids);
  // Read after the lock: a submit that it waited for has graded the answer.
  const rows = await listAsked(tx, regrade.questionId, ids);
  const changes = await changesOf(tx, regrade, rows);
  await writeGrades(tx, changes.map(newGrade));
  if (regrade.state === 'running') await keepGrades(tx, regradeId, changes.map(keptGrade));
  const changed = changes.filter(({ row, grade }) => earnedOf(grade) !== earnedOf(row));
  await notifyOfResults(tx, { regrade, attemptIds: changed.map(({ row }) => row.id) }, now);
  await moveOn(tx, regradeId, {
    lastAttemptId: last,
    seen: regrade.seen + ids.length,
    changed: regrade.state === 'running' ? regrade.changed + changed.length : regrade.changed,
  });
  return 'more';
}

async function nextIds(tx: Tx, { id, questionId, state, lastAttemptId: after }: RegradeRow) {
  if (state === 'running') return listAskedIds(tx, { questionId, after, count: batchSize });
  const rows = await listRegraded(tx, { regradeId: id, after, count: batchSize });
  return rows.map(({ quizAttemptId }) => quizAttemptId);
}

/** An attempt whose question is graded in another way from now on. */
interface Change {
  row: AskedRow & { question: PaperQuestion };
  question: PaperQuestion;
  grade: AttemptGrade;
}

async function changesOf(tx: Tx, regrade: RegradeRow, rows: AskedRow[]): Promise<Change[]> {
  if (regrade.state === 'undoing') return changesBack(tx, regrade, rows);
  const { questionId, version, method, takesPasses } = regrade;
  const versions = await listKeyVersions(tx, [questionId]);
  const current = versions.find(({ number }) => number === version);
  if (!current || method === 'leave') return [];
  return effectsOn(rows, { current, method, takesPasses }).flatMap(({ row, effect }) =>
    effect.kind === 'graded' ? changeOf(row, effect.question, effect.grade) : [],
  );
}

async function changesBack(tx: Tx, { id, lastAttemptId }: RegradeRow, rows: AskedRow[]) {
  const kept = await listRegraded(tx, { regradeId: id, after: lastAttemptId, count: batchSize });
  const keptOf = new Map(kept.map((each) => [each.quizAttemptId, each]));
  return rows.flatMap((row) => {
    const before = keptOf.get(row.id);
    return before ? changeOf(row, before.questionBefore, gradeBack(row, before)) : [];
  });
}

const changeOf = (row: AskedRow, question: PaperQuestion, grade: AttemptGrade): Change[] =>
  row.question ? [{ row: { ...row, question: row.question }, question, grade }] : [];

const newGrade = ({ row, question, grade }: Change): NewGrade => ({
  ...grade,
  attemptId: row.id,
  answerId: row.answerId,
  question,
});

const keptGrade = ({ row, grade }: Change) => ({
  quizAttemptId: row.id,
  questionBefore: row.question,
  scoreBefore: row.score,
  score: grade.score,
  pointsBefore: row.points,
  points: grade.points,
  passedBefore: row.passed,
  passed: grade.passed,
  canRetakeAtBefore: row.canRetakeAt,
});

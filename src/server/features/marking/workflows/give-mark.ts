import type { Tx } from '#db/open.ts';
import { writeGrades } from '#server/features/attempt/grades/mutations.ts';
import { listAsked, lockForGrading } from '#server/features/attempt/grades/queries.ts';
import { addMark } from '#server/features/attempt/marking/mutations.ts';
import { listMarks } from '#server/features/attempt/marking/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, invalid, notFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { needsMark } from '#shared/features/attempt/paper.ts';
import { type AttemptGrade, attemptGradeBy, isSame } from '#shared/features/attempt/regrading.ts';
import { creditOfMark } from '#shared/features/marking/rules.ts';
import type { MarkInput, MarkOutcome } from '#shared/features/marking/schema.ts';
import type { Member } from '#shared/kernel/actor.ts';
import { earnedOf } from '#shared/kernel/points.ts';
import type { MarkableRow } from '../queries.ts';
import { essayOf } from '../views.ts';
import { notifyMarked } from './notify-marked.ts';

interface Marker extends Pick<Context, 'db' | 'jobs' | 'now'> {
  actor: Member;
}

type AskedRow = Awaited<ReturnType<typeof listAsked>>[number];

/**
 * Gives an answer its mark, or another one, and the attempt the result that follows. What is summed from attempts is
 * counted again if the attempt was in it; else the tally adds it as soon as it is completely marked.
 * @returns what has happened: nothing is written over a mark that the person has not seen, and a pass is not taken
 *   away without `takesPass`
 */
export function giveMark(
  { db, jobs, now, actor }: Marker,
  answer: MarkableRow,
  input: MarkInput,
): Promise<MarkOutcome['kind']> {
  return inTransaction(db, async (tx) => {
    await lockForGrading(tx, [answer.attemptId]);
    // Read after the lock: another mark, or a regrade, may have come first.
    const [row] = await listAsked(tx, answer.questionId, [answer.attemptId]);
    const mark = markFor(row, input);
    const [current] = await listMarks(tx, answer.id);
    const given = { levels: input.levels, comment: input.comment, credit: mark.credit };
    if (current && isSame(given, keptOf(current))) return 'marked';
    if ((current?.number ?? 0) !== input.number) return 'changed';
    const grade = attemptGradeBy(mark.question, { ...mark.row, markedCredit: mark.credit });
    if (mark.row.passed && !grade.passed && !input.takesPass) return 'takes-pass';
    const number = input.number + 1;
    await addMark(tx, { answerId: answer.id, number, ...given }, { userId: actor.userId, now });
    await writeGrades(tx, [
      { ...grade, attemptId: answer.attemptId, answerId: answer.id, question: mark.question },
    ]);
    await followUp(tx, { row: mark.row, grade, number, answerId: answer.id }, { jobs, now });
    return 'marked';
  });
}

const keptOf = ({
  levels,
  comment,
  credit,
}: Pick<MarkInput, 'levels' | 'comment'> & { credit: number }) => ({
  ...{ levels, comment, credit },
});

/** @throws invalid for an incomplete mark; conflict if the answer needs none any more; not-found if its account was erased */
function markFor(row: AskedRow | undefined, input: MarkInput) {
  const question = row?.question;
  if (!row || !question || row.userId === null) throw notFound('Answer');
  if (!needsMark(question, row.response))
    throw new Failure('conflict', 'Everyone gets full credit for this question.');
  const { rubric } = essayOf(question);
  const credit = creditOfMark(rubric, input);
  if (credit === null)
    throw rubric.length > 0
      ? invalid('levels', 'Choose a level for every criterion')
      : invalid('credit', 'A mark in percent is required');
  return { row, question, credit };
}

interface Given {
  row: AskedRow;
  grade: AttemptGrade;
  number: number;
  answerId: number;
}

async function followUp(
  tx: Tx,
  { row, grade, number, answerId }: Given,
  { jobs, now }: Pick<Marker, 'jobs' | 'now'>,
): Promise<void> {
  const wasComplete = row.toBeMarked === 0;
  const hasChanged = earnedOf(grade) !== earnedOf(row) || grade.score !== row.score;
  if (wasComplete && hasChanged) await jobs.enqueue(tx, 'recount', {});
  if (grade.toBeMarked === 0 && (!wasComplete || hasChanged))
    await notifyMarked(tx, { attemptId: row.id, subject: `${answerId} ${number}` }, now);
}

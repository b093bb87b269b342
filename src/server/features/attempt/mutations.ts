import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import {
  type AttemptRules,
  abandonGuard,
  isInTime,
  passes,
  retakeFrom,
  secondsTaken,
  standardRules,
  voidInterval,
} from '#shared/features/attempt/rules.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import { isCorrect, responseOf } from '#shared/features/quiz/question-types/registry.ts';
import { isAdminNow } from '../account/queries.ts';
import { type AnswerRow, canBeVoided, listAnswers } from './queries.ts';

/** Opens a voided attempt again, as it was; the caller has locked the learner's starts. */
export async function reopenAttempt(tx: Tx, attemptId: number): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ status: 'open', completedAt: null, timeTaken: null })
    .where('id', '=', attemptId)
    .where('status', '=', 'void')
    .execute();
}

/** Deletes voided attempts that decide nothing any more. */
export async function dropOldVoids(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('quizAttempts')
    .where('status', '=', 'void')
    .where('voidedAt', '<=', new Date(now.getTime() - voidInterval))
    .execute();
}

/**
 * Opens an attempt and makes room for its answers.
 * @returns its id, or undefined when the learner has one open on this quiz already
 */
export async function openAttempt(
  tx: Tx,
  attempt: { userId: number; quizId: number; paper: PaperQuestion[]; rules: AttemptRules },
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('quizAttempts')
    .values({
      quizId: attempt.quizId,
      userId: attempt.userId,
      status: 'open',
      startedAt: now,
      deadline: new Date(now.getTime() + (attempt.rules.timeLimitMinutes ?? 0) * 60_000),
      totalQuestions: attempt.paper.length,
      paper: JSON.stringify(attempt.paper),
      rules: JSON.stringify(attempt.rules),
      byAdmin: isAdminNow(attempt.userId),
    })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'quizId']).where('status', '=', 'open').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const blanks = attempt.paper.map(({ questionId }) => ({ quizAttemptId: row.id, questionId }));
  if (blanks.length > 0) await tx.insertInto('answers').values(blanks).execute();
  return row.id;
}

/**
 * Keeps answers as they come in: per question the highest sequence number wins, so an old or repeated
 * message changes nothing; an answer without a number is the newest. Waits for another save, so that two cannot deadlock, and
 * for a submit that is being graded, after which the attempt is closed. Of answers that come after the
 * end only their arrival is recorded.
 * @returns whether the attempt was still open
 */
export async function saveAnswers(
  tx: Tx,
  { id, paper }: PinnedPaper,
  answers: AnswerInput[],
  now: Date,
): Promise<boolean> {
  const attempt = await tx
    .selectFrom('quizAttempts')
    .where('id', '=', id)
    .select(['status', 'deadline'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  const inTime = attempt?.status === 'open' && isInTime(attempt.deadline, now);
  if (inTime) await writeAnswers(tx, { id, paper }, { answers, now, wins: 'newest' });
  else if (attempt?.status !== 'void') await noteLate(tx, { id, paper }, answers, now);
  return inTime;
}

/** A paper never changes, so that it may have been read before the attempt was locked. */
interface PinnedPaper {
  id: number;
  paper: PaperQuestion[];
}

async function writeAnswers(
  tx: Tx,
  attempt: PinnedPaper,
  { answers, now, wins }: { answers: AnswerInput[]; now: Date; wins: 'newest' | 'given' },
): Promise<void> {
  if (answers.length === 0) return;
  await sql`
    update answers set
      seq = greatest(given.seq, least(answers.seq + 1, ${Number.MAX_SAFE_INTEGER}::bigint)),
      response = given.response, flagged = given.flagged, saved_at = ${now}
    from ${newestOf(attempt, answers)} as given
    where answers.quiz_attempt_id = ${attempt.id} and answers.question_id = given.question_id
      and (${wins === 'given'}::boolean or given.seq is null or answers.seq < given.seq)`.execute(
    tx,
  );
}

/** Records when answers that differ from what counts arrived after the end; the first arrival stays. */
async function noteLate(
  tx: Tx,
  attempt: PinnedPaper,
  answers: AnswerInput[],
  now: Date,
): Promise<void> {
  if (answers.length === 0) return;
  await sql`
    update answers set late_at = ${now}
    from ${newestOf(attempt, answers)} as given
    where answers.quiz_attempt_id = ${attempt.id} and answers.question_id = given.question_id
      and (given.seq is null or answers.seq < given.seq) and answers.late_at is null
      and answers.response is distinct from given.response`.execute(tx);
}

/** The answers as rows, of each question the newest: without a number the last, else the highest number. */
const newestOf = ({ paper }: PinnedPaper, answers: AnswerInput[]) => sql`(
  select distinct on (question_id) * from jsonb_to_recordset(${JSON.stringify(toRows(paper, answers))}::jsonb) as
    given(question_id int, seq bigint, response jsonb, flagged boolean, position int)
  order by question_id, seq desc nulls first, position desc
)`;

/** Answers to questions that the paper does not have are left out. */
function toRows(paper: PaperQuestion[], answers: AnswerInput[]) {
  const types = new Map(paper.map(({ questionId, type }) => [questionId, type]));
  return answers.flatMap((answer, position) => {
    const type = types.get(answer.questionId);
    if (!type) return [];
    const response = responseOf(type, answer);
    const { questionId, seq = null, flagged } = answer;
    return [{ position, question_id: questionId, seq, response, flagged }];
  });
}

/** How an attempt ends. */
export type Ending =
  | { by: 'submit'; answers: AnswerInput[] }
  | { by: 'leave' }
  | { by: 'deadline' };

/**
 * Ends an attempt, once: a second call finds it ended and changes nothing.
 * A submit in time is graded with the answers it brings; a later one, like a deadline that passed,
 * with what had been saved, and what it brings is recorded as late. Leaving within the first seconds voids the attempt
 * where it can be voided.
 */
export async function endAttempt(
  tx: Tx,
  attemptId: number,
  ending: Ending,
  now: Date,
): Promise<void> {
  const attempt = await tx
    .selectFrom('quizAttempts')
    .where('id', '=', attemptId)
    .select([
      'id',
      'userId',
      'quizId',
      'status',
      'startedAt',
      'deadline',
      'voidedAt',
      'totalQuestions',
      'paper',
      'rules',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!attempt) return;
  const isOpen = attempt.status === 'open';
  const inTime = isOpen && isInTime(attempt.deadline, now);
  if (ending.by === 'submit' && !inTime && attempt.status !== 'void')
    await noteLate(tx, attempt, ending.answers, now);
  if (!isOpen) return;
  const completedAt = now < attempt.deadline ? now : attempt.deadline;

  if (ending.by === 'leave' && inTime) {
    const early = now.getTime() - attempt.startedAt.getTime() < abandonGuard;
    const status = early && (await canBeVoided(tx, attempt, now)) ? 'void' : 'abandoned';
    await closeUncounted(tx, attempt, { status, completedAt });
    return;
  }
  if (ending.by === 'deadline' && inTime) return;
  if (ending.by === 'submit' && inTime)
    // The learner submits what is on this screen: it wins over what another tab saved later.
    await writeAnswers(tx, attempt, { answers: ending.answers, now, wins: 'given' });

  const answers = await listAnswers(tx, attempt.id);
  const submitted = ending.by === 'submit' && inTime;
  if (!submitted && answers.every(({ response }) => response === null)) {
    await closeUncounted(tx, attempt, { status: 'abandoned', completedAt });
    return;
  }
  const graded = gradePaper(attempt.paper, answers);
  await writeGrades(tx, attempt.id, graded);
  const score = graded.filter((answer) => answer.isCorrect).length;
  const passed = passes(score, attempt.totalQuestions, attempt.rules);
  await tx
    .updateTable('quizAttempts')
    .set({
      status: submitted ? 'submitted' : 'timed_out',
      completedAt,
      score,
      passed,
      timeTaken: secondsTaken(attempt.startedAt, completedAt),
      canRetakeAt: retakeFrom(passed, completedAt, attempt.rules),
      byAdmin: sql`by_admin or ${isAdminNow(attempt.userId)}`,
    })
    .where('id', '=', attempt.id)
    .execute();
}

type OpenRow = { id: number; startedAt: Date; paper: PaperQuestion[]; rules: AttemptRules };

/**
 * Closes an attempt whose score is zero: voided, which leaves no result, or abandoned, which locks the
 * quiz. The answers of an abandoned one are graded for looking back; they do not count.
 */
async function closeUncounted(
  tx: Tx,
  attempt: OpenRow,
  { status, completedAt }: { status: 'void' | 'abandoned'; completedAt: Date },
): Promise<void> {
  if (status === 'abandoned') {
    const answers = await listAnswers(tx, attempt.id);
    await writeGrades(tx, attempt.id, gradePaper(attempt.paper, answers));
  }
  await tx
    .updateTable('quizAttempts')
    .set({
      status,
      completedAt,
      ...(status === 'void' ? { voidedAt: completedAt } : {}),
      timeTaken: secondsTaken(attempt.startedAt, completedAt),
      canRetakeAt: status === 'abandoned' ? retakeFrom(false, completedAt, attempt.rules) : null,
    })
    .where('id', '=', attempt.id)
    .execute();
}

function gradePaper(
  paper: PaperQuestion[],
  answers: AnswerRow[],
): { questionId: number; isCorrect: boolean }[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return paper.map((question) => ({
    questionId: question.questionId,
    isCorrect: isCorrect(question, given.get(question.questionId)?.response ?? null),
  }));
}

async function writeGrades(
  tx: Tx,
  attemptId: number,
  graded: { questionId: number; isCorrect: boolean }[],
): Promise<void> {
  const right = graded.filter((answer) => answer.isCorrect).map((answer) => answer.questionId);
  await sql`update answers set is_correct = question_id = any(${right}::int[]) where quiz_attempt_id = ${attemptId}`.execute(
    tx,
  );
}

/** Makes an attempt just opened the result that an older client graded for itself; it locks the quiz and counts nowhere else. */
export async function closeAsReported(
  tx: Tx,
  attemptId: number,
  {
    score,
    totalQuestions,
    timeTaken,
  }: { score: number; totalQuestions: number; timeTaken: number },
  now: Date,
): Promise<void> {
  const passed = passes(score, totalQuestions, standardRules);
  await tx
    .updateTable('quizAttempts')
    .set({
      status: 'self_reported',
      startedAt: new Date(now.getTime() - timeTaken * 1000),
      completedAt: now,
      score,
      totalQuestions,
      timeTaken,
      passed,
      canRetakeAt: retakeFrom(passed, now, standardRules),
    })
    .where('id', '=', attemptId)
    .execute();
}

import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import { type Params, prepare } from '#db/statements/prepare.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import {
  type AttemptRules,
  passes,
  retakeFrom,
  voidInterval,
} from '#shared/features/attempt/rules.ts';
import type { AttemptStatus } from '#shared/features/attempt/schema.ts';
import { isAdminNow } from '../account/queries.ts';
import { isByAuthor } from '../quiz/queries.ts';
import type { AnswerRow } from './queries.ts';

/** Reopens a voided attempt unchanged. The caller has locked the learner's starts. */
export async function reopenAttempt(tx: Tx, attemptId: number): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ status: 'open', completedAt: null, timeTaken: null })
    .where('id', '=', attemptId)
    .where('status', '=', 'void')
    .execute();
}

/** Deletes voided attempts that no rule considers any more. */
export async function dropOldVoids(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('quizAttempts')
    .where('status', '=', 'void')
    .where('voidedAt', '<=', new Date(now.getTime() - voidInterval))
    .execute();
}

/**
 * Creates an open attempt and its empty answers, in one statement.
 * @returns its id; undefined when the learner already has an open attempt on this quiz
 */
export async function openAttempt(
  tx: Tx,
  attempt: {
    userId: number;
    quizId: number;
    paper: PaperQuestion[];
    rules: AttemptRules;
    startedAt: Date;
    deadline: Date;
  },
): Promise<number | undefined> {
  const { id } = await tx
    .with('opened', (db) =>
      db
        .insertInto('quizAttempts')
        .values({
          quizId: attempt.quizId,
          userId: attempt.userId,
          status: 'open',
          startedAt: attempt.startedAt,
          deadline: attempt.deadline,
          totalQuestions: attempt.paper.length,
          paper: JSON.stringify(attempt.paper),
          rules: JSON.stringify(attempt.rules),
          byAdmin: knowsKeys(sql.val(attempt.userId), sql.val(attempt.quizId)),
        })
        .onConflict((conflict) =>
          conflict.columns(['userId', 'quizId']).where('status', '=', 'open').doNothing(),
        )
        .returning('id'),
    )
    .with('blanks', (db) =>
      db
        .insertInto('answers')
        .columns(['quizAttemptId', 'questionId'])
        .expression(
          db
            .selectFrom(['opened', questionsOf(attempt.paper)])
            .select(['opened.id', 'asked.questionId'])
            .orderBy('asked.position'),
        ),
    )
    .selectNoFrom((eb) => eb.selectFrom('opened').select('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? undefined;
}

const questionsOf = (paper: PaperQuestion[]) =>
  sql<{
    questionId: number;
    position: number;
  }>`unnest(${paper.map(({ questionId }) => questionId)}::int[]) with ordinality`.as<'asked'>(
    sql`asked(question_id, position)`,
  );

/** The columns of an attempt that its end sets. */
export interface EndedColumns {
  id: number;
  status: AttemptStatus;
  completedAt: Date;
  voidedAt: Date | null;
  score: number;
  points: number | null;
  passed: boolean;
  timeTaken: number;
  canRetakeAt: Date | null;
  /** How many answers wait for the mark of a person. */
  toBeMarked: number;
  /** Whether it was graded. The result of a learner who is an administrator by now is then marked. */
  isCounted: boolean;
}

/** Whether a learner can read the keys of a quiz, so that the attempt does not count: `by_admin`. */
const knowsKeys = (userId: RawBuilder<unknown>, quizId: RawBuilder<unknown>) =>
  sql<boolean>`(${isAdminNow(userId)} or ${isByAuthor(quizId, userId)})`;

/** Writes the ends of attempts and the given answers, in one statement. The caller has locked the attempts. */
export async function writeEnds(
  tx: Tx,
  { attempts, answers }: { attempts: EndedColumns[]; answers: AnswerRow[] },
): Promise<void> {
  if (attempts.length === 0 && answers.length === 0) return;
  await updateEnds(tx, { attempts: JSON.stringify(attempts), answers: JSON.stringify(answers) });
}

const updateEnds = prepare(
  (_, param: Params<{ attempts: string; answers: string }>) => sql`
    with answered as (
      update answers set seq = given.seq, response = given.response, flagged = given.flagged,
        saved_at = given."savedAt", late_at = given."lateAt", is_correct = given."isCorrect",
        credit = given.credit
      from jsonb_to_recordset(${param('answers')}::jsonb) as given(id int, seq bigint, response jsonb,
        flagged boolean, "savedAt" timestamptz, "lateAt" timestamptz, "isCorrect" boolean, credit int)
      where answers.id = given.id
    )
    update quiz_attempts set status = ended.status, completed_at = ended."completedAt",
      voided_at = coalesce(ended."voidedAt", voided_at), score = ended.score, points = ended.points,
      passed = ended.passed, time_taken = ended."timeTaken", can_retake_at = ended."canRetakeAt",
      to_be_marked = ended."toBeMarked", by_admin = by_admin or (ended."isCounted"
        and ${knowsKeys(sql.ref('quiz_attempts.user_id'), sql.ref('quiz_attempts.quiz_id'))})
    from jsonb_to_recordset(${param('attempts')}::jsonb) as ended(id int, status attempt_status,
      "completedAt" timestamptz, "voidedAt" timestamptz, score int, points int, passed boolean, "timeTaken" int,
      "canRetakeAt" timestamptz, "toBeMarked" int, "isCounted" boolean)
    where quiz_attempts.id = ended.id`,
);

/** Leaves attempts as they were graded: points are not added to them again. */
export async function keepResults(tx: Tx, attemptIds: readonly number[]): Promise<void> {
  if (attemptIds.length === 0) return;
  await tx
    .updateTable('quizAttempts')
    .set({ keepsResult: true })
    .where('id', '=', anyOf(attemptIds))
    .execute();
}

/**
 * Turns a new attempt into the self-reported result of an older client. It locks the quiz, but is not counted.
 */
export async function closeAsReported(
  tx: Tx,
  attemptId: number,
  {
    score,
    totalQuestions,
    timeTaken,
    rules,
  }: { score: number; totalQuestions: number; timeTaken: number; rules: AttemptRules },
  now: Date,
): Promise<void> {
  const passed = passes({ score, totalQuestions, points: null }, rules);
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
      canRetakeAt: retakeFrom(passed, now, rules),
    })
    .where('id', '=', attemptId)
    .execute();
}

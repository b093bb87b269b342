import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database, Tx } from '#db/open.ts';
import { anyLength, prepared } from '#db/prepared.ts';
import { busy, grouped } from '#server/kernel/database/grouped.ts';
import { questionGrace } from '#shared/features/attempt/pacing.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import {
  type AttemptRules,
  overdueBefore,
  passes,
  retakeFrom,
  voidInterval,
} from '#shared/features/attempt/rules.ts';
import type { AnswerInput, AttemptStatus } from '#shared/features/attempt/schema.ts';
import { responseOf } from '#shared/features/question/question-types/registry.ts';
import { isAdminNow } from '../account/queries.ts';
import { isByAuthor } from '../quiz/queries.ts';
import type { AnswerRow, PaperOutline } from './queries.ts';

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

/** Answers to save, and when they were received. */
export interface Save {
  outline: PaperOutline;
  answers: AnswerInput[];
  /** The place that a learner without a way back has come to. */
  reached?: number | undefined;
  /** The learner has the answers checked: those that are stored as they are here are closed. */
  checks?: boolean;
  now: Date;
}

/** The stored answers to the questions of a save. */
export interface Saved {
  /** Whether the attempt was still open; if not, only the time of receipt was recorded. */
  wasOpen: boolean;
  deadline: Date;
  /** The place that the attempt has come to by what was sent, and since when. */
  reached: number;
  since: Date;
  /** Questions that were passed before, and what was sent for them is new. */
  refused: number[];
  answers: (Pick<AnswerRow, 'id' | 'questionId' | 'seq' | 'response' | 'flagged'> & {
    isChecked: boolean;
  })[];
}

/**
 * Saves answers, those of several attempts in one statement. Per question the highest sequence number wins, so
 * that an old or repeated message changes nothing; an answer without a number is the newest. A save waits for a
 * submit that is being graded, and then finds the attempt closed. For answers received after the end, only the
 * time of receipt is recorded. Without a way back, the answers of one save are stored before they close questions.
 * An answer that is checked is closed by the statement that stores it.
 * @returns null when there is no such attempt
 */
export const saveAnswers = grouped({
  run: saveAll,
  atMost: 100,
  keyOf: ({ outline }: Save) => outline.attemptId,
});

async function saveAll(db: Database, saves: Save[]): Promise<(Saved | null | typeof busy)[]> {
  const mayWait = saves.length === 1;
  const { rows } = await sql<Saved & { attemptId: number }>`${prepared}
    with given as materialized (${newestOf(saves)}),
    attempt as materialized (
      select id, status, deadline, quiz_attempts.reached, coalesce(reached_at, started_at) as since, arrival.at,
        arrival.reached as now_reached, arrival.reached > quiz_attempts.reached as moves, ${movedAt} as moved_at,
        status = 'open' and deadline >= overdue_before as in_time
      from quiz_attempts join ${arrivals(saves)} on attempt_id = id
      order by id for no key update of quiz_attempts ${mayWait ? sql`` : sql`skip locked`}
    ),
    stored as (
      update answers set
        seq = ${ifNewer(sql`greatest(given.seq, least(answers.seq + 1, ${Number.MAX_SAFE_INTEGER}::bigint))`, sql`answers.seq`)},
        response = ${ifNewer(sql`given.response`, sql`answers.response`)},
        flagged = ${ifNewer(sql`given.flagged`, sql`answers.flagged`)},
        saved_at = ${ifNewer(sql`given.at`, sql`answers.saved_at`)},
        checked_at = case when ${isChecked} then given.at else answers.checked_at end
      from given join attempt on attempt.id = given.attempt_id and attempt.in_time
      where answers.quiz_attempt_id = given.attempt_id and answers.question_id = given.question_id
      returning answers.*, ${isNewer} and not ${isAllowed} and answers.response is distinct from given.response as refused
    ),
    moved as (
      update quiz_attempts set reached = now_reached, reached_at = attempt.moved_at from attempt
      where quiz_attempts.id = attempt.id and in_time and moves
    ),
    late as (
      update answers set late_at = given.at
      from given join attempt on attempt.id = given.attempt_id and not attempt.in_time and attempt.status <> 'void'
      where answers.quiz_attempt_id = given.attempt_id and answers.question_id = given.question_id
        and ${isNewer} and answers.late_at is null and answers.checked_at is null and answers.response is distinct from given.response
    )
    select id as attempt_id, in_time as was_open, deadline,
      case when moves then now_reached else reached end as reached, case when moves then moved_at else since end as since,
      coalesce((select json_agg(question_id) from stored where quiz_attempt_id = attempt.id and refused), '[]') as refused,
      coalesce((
      select json_agg(json_build_object('id', stored.id, 'questionId', question_id, 'seq', seq, 'response', response, 'flagged', flagged,
        'isChecked', checked_at is not null) order by stored.id)
      from stored where quiz_attempt_id = attempt.id), '[]') as answers
    from attempt`.execute(db);
  const byAttempt = new Map(rows.map((row) => [row.attemptId, row]));
  return saves.map(({ outline }) => byAttempt.get(outline.attemptId) ?? (mayWait ? null : busy));
}

const isNewer = sql<boolean>`(given.seq is null or answers.seq < given.seq)`;

/** Whether the question was neither checked nor passed before this save, and its time is not over. */
const isAllowed = sql<boolean>`(answers.checked_at is null and (given.place is null or given.place >= attempt.reached and (
  given.seconds is null or given.at <= attempt.since + make_interval(
    secs => (given.place - attempt.reached + 1) * given.seconds + ${sql.lit(questionGrace / 1000)}))))`;

/** The place of an attempt by the clock, as `placeAt` has it. */
const placeNow = sql<number>`case when arrival.seconds is null then quiz_attempts.reached else least(arrival.last,
  quiz_attempts.reached + greatest(0, floor(extract(epoch from arrival.at - coalesce(reached_at, started_at)) / arrival.seconds))) end`;

/**
 * Since when the learner is at the place that was sent. Where the clock came to it before, its time goes on; the place is
 * stored all the same, because the questions before it are closed now, without the grace.
 */
const movedAt = sql<Date>`case when arrival.reached > ${placeNow} then arrival.at
  else coalesce(reached_at, started_at) + make_interval(secs => (arrival.reached - quiz_attempts.reached) * arrival.seconds) end`;

/** Whether a check closes the question: what the learner has confirmed is an answer, and the stored one. */
const isChecked = sql<boolean>`(given.checks and ${isAllowed} and given.response is not null
  and (${isNewer} or answers.response = given.response))`;

/** Writes the row even when nothing changes, so that the statement returns what is stored. */
const ifNewer = (newer: RawBuilder<unknown>, stored: RawBuilder<unknown>) =>
  sql`case when ${isNewer} and ${isAllowed} then ${newer} else ${stored} end`;

const arrivals = (saves: Save[]) => sql`unnest(
  ${anyLength(
    saves.map(({ outline }) => outline.attemptId),
    'int',
  )},
  ${anyLength(
    saves.map(({ now }) => overdueBefore(now).toISOString()),
    'timestamptz',
  )},
  ${anyLength(saves.map(reachedBy), 'int')},
  ${anyLength(
    saves.map(({ outline }) => outline.questions.size - 1),
    'int',
  )},
  ${anyLength(
    saves.map(({ outline }) => outline.questionSeconds ?? null),
    'int',
  )},
  ${anyLength(
    saves.map(({ now }) => now.toISOString()),
    'timestamptz',
  )}
) as arrival(attempt_id, overdue_before, reached, last, seconds, at)`;

/** The place that an attempt without a way back has come to with a save; 0 where learners move freely. */
function reachedBy({ outline, answers, reached = 0 }: Save): number {
  if (!outline.oneWay) return 0;
  const places = answers.flatMap((answer) => {
    const question = outline.questions.get(answer.questionId);
    return question && responseOf(question.type, answer) !== null ? question.place : [];
  });
  return Math.min(outline.questions.size - 1, Math.max(reached, ...places));
}

/** The newest answer to each question, as rows: the last one without a number, else the highest number. */
const newestOf = (saves: Save[]) => sql`
  select distinct on (attempt_id, question_id) * from jsonb_to_recordset(${JSON.stringify(saves.flatMap(toRows))}::jsonb) as
    given(attempt_id int, question_id int, seq bigint, response jsonb, flagged boolean, checks boolean, at timestamptz,
      position int, place int, seconds int)
  order by attempt_id, question_id, seq desc nulls first, position desc`;

/** Answers to questions that the paper does not have are left out. */
function toRows({ outline, answers, checks = false, now }: Save) {
  return answers.flatMap((answer, position) => {
    const question = outline.questions.get(answer.questionId);
    if (!question) return [];
    const response = responseOf(question.type, answer);
    const { questionId, seq = null, flagged } = answer;
    return [
      {
        attempt_id: outline.attemptId,
        question_id: questionId,
        seq,
        response,
        flagged,
        checks,
        at: now,
        position,
        place: outline.oneWay ? question.place : null,
        seconds: outline.questionSeconds ?? null,
      },
    ];
  });
}

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
  await sql`${prepared}
    with answered as (
      update answers set seq = given.seq, response = given.response, flagged = given.flagged,
        saved_at = given."savedAt", late_at = given."lateAt", is_correct = given."isCorrect",
        credit = given.credit
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as given(id int, seq bigint, response jsonb,
        flagged boolean, "savedAt" timestamptz, "lateAt" timestamptz, "isCorrect" boolean, credit int)
      where answers.id = given.id
    )
    update quiz_attempts set status = ended.status, completed_at = ended."completedAt",
      voided_at = coalesce(ended."voidedAt", voided_at), score = ended.score, points = ended.points,
      passed = ended.passed, time_taken = ended."timeTaken", can_retake_at = ended."canRetakeAt",
      to_be_marked = ended."toBeMarked", by_admin = by_admin or (ended."isCounted"
        and ${knowsKeys(sql.ref('quiz_attempts.user_id'), sql.ref('quiz_attempts.quiz_id'))})
    from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as ended(id int, status attempt_status,
      "completedAt" timestamptz, "voidedAt" timestamptz, score int, points int, passed boolean, "timeTaken" int,
      "canRetakeAt" timestamptz, "toBeMarked" int, "isCounted" boolean)
    where quiz_attempts.id = ended.id`.execute(tx);
}

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

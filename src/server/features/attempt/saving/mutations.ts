import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { anyLength, type Params, prepare } from '#db/statements/prepare.ts';
import { busy, grouped } from '#server/kernel/database/grouped.ts';
import { questionGrace } from '#shared/features/attempt/pacing.ts';
import { overdueBefore } from '#shared/features/attempt/rules.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import { responseOf } from '#shared/features/question/question-types/registry.ts';
import type { PaperOutline } from '../paper/queries.ts';
import type { AnswerRow } from '../queries.ts';

/** Answers to save, and when they were received. */
export interface Save {
  outline: PaperOutline;
  answers: AnswerInput[];
  /** The index of the question that a learner without a way back has come to. */
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
  /** The index of the question that the attempt has come to by what was sent, and since when. */
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
  const run = mayWait ? saveOne : saveFree;
  const rows = await run(db, valuesOf(saves));
  const byAttempt = new Map(rows.map((row) => [row.attemptId, row]));
  return saves.map(({ outline }) => byAttempt.get(outline.attemptId) ?? (mayWait ? null : busy));
}

/** Waits for a submit of the attempt that is being graded. */
const saveOne = prepare((_, param: Params<SaveValues>) => saving(param, sql``));

/** Leaves out attempts that are locked. */
const saveFree = prepare((_, param: Params<SaveValues>) => saving(param, sql`skip locked`));

const saving = (param: Params<SaveValues>, waiting: RawBuilder<unknown>) => sql<
  Saved & { attemptId: number }
>`
    with given as materialized (${newestOf(param('answers'))}),
    attempt as materialized (
      select id, status, deadline, quiz_attempts.reached, coalesce(reached_at, started_at) as since, arrival.at,
        arrival.reached as now_reached, arrival.reached > quiz_attempts.reached as moves, ${movedAt} as moved_at,
        status = 'open' and deadline >= overdue_before as in_time
      from quiz_attempts join ${arrivals(param)} on attempt_id = id
      order by id for no key update of quiz_attempts ${waiting}
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
    from attempt`;

const isNewer = sql<boolean>`(given.seq is null or answers.seq < given.seq)`;

/** Whether the question was neither checked nor passed before this save, and its time is not over. */
const isAllowed = sql<boolean>`(answers.checked_at is null and (given.index is null or given.index >= attempt.reached and (
  given.seconds is null or given.at <= attempt.since + make_interval(
    secs => (given.index - attempt.reached + 1) * given.seconds + ${sql.lit(questionGrace / 1000)}))))`;

/** The index of the current question by the clock, as `positionAt` has it. */
const positionNow = sql<number>`case when arrival.seconds is null then quiz_attempts.reached else least(arrival.last,
  quiz_attempts.reached + greatest(0, floor(extract(epoch from arrival.at - coalesce(reached_at, started_at)) / arrival.seconds))) end`;

/**
 * Since when the learner is at the index that was sent. Where the clock came to it before, its time goes on; the index is
 * stored all the same, because the questions before it are closed now, without the grace.
 */
const movedAt = sql<Date>`case when arrival.reached > ${positionNow} then arrival.at
  else coalesce(reached_at, started_at) + make_interval(secs => (arrival.reached - quiz_attempts.reached) * arrival.seconds) end`;

/** Whether a check closes the question: it is answered, and what the learner has confirmed is what is stored. */
const isChecked = sql<boolean>`(given.checks and ${isAllowed} and given.response is not null
  and (${isNewer} or answers.response = given.response))`;

/** Writes the row even when nothing changes, so that the statement returns what is stored. */
const ifNewer = (newer: RawBuilder<unknown>, stored: RawBuilder<unknown>) =>
  sql`case when ${isNewer} and ${isAllowed} then ${newer} else ${stored} end`;

/** The values of a group of saves: their attempts, in lists of one length, and all their answers as JSON. */
interface SaveValues {
  attemptIds: readonly number[];
  overdueBefore: readonly string[];
  reached: readonly number[];
  last: readonly number[];
  seconds: readonly (number | null)[];
  at: readonly string[];
  answers: string;
}

const valuesOf = (saves: Save[]): SaveValues => ({
  attemptIds: saves.map(({ outline }) => outline.attemptId),
  overdueBefore: saves.map(({ now }) => overdueBefore(now).toISOString()),
  reached: saves.map(reachedBy),
  last: saves.map(({ outline }) => outline.questions.size - 1),
  seconds: saves.map(({ outline }) => outline.questionSeconds ?? null),
  at: saves.map(({ now }) => now.toISOString()),
  answers: JSON.stringify(saves.flatMap(toRows)),
});

const arrivals = (param: Params<SaveValues>) => sql`unnest(
  ${anyLength(param('attemptIds'), 'int')}, ${anyLength(param('overdueBefore'), 'timestamptz')},
  ${anyLength(param('reached'), 'int')}, ${anyLength(param('last'), 'int')},
  ${anyLength(param('seconds'), 'int')}, ${anyLength(param('at'), 'timestamptz')}
) as arrival(attempt_id, overdue_before, reached, last, seconds, at)`;

/** The index of the question that an attempt without a way back has come to with a save; 0 where learners move freely. */
function reachedBy({ outline, answers, reached = 0 }: Save): number {
  if (!outline.oneWay) return 0;
  const indexes = answers.flatMap((answer) => {
    const question = outline.questions.get(answer.questionId);
    return question && responseOf(question.type, answer) !== null ? question.index : [];
  });
  return Math.min(outline.questions.size - 1, Math.max(reached, ...indexes));
}

/** The newest answer to each question, as rows: the last one without a number, else the highest number. */
const newestOf = (answers: RawBuilder<string>) => sql`
  select distinct on (attempt_id, question_id) * from jsonb_to_recordset(${answers}::jsonb) as
    given(attempt_id int, question_id int, seq bigint, response jsonb, flagged boolean, checks boolean, at timestamptz,
      position int, index int, seconds int)
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
        index: outline.oneWay ? question.index : null,
        seconds: outline.questionSeconds ?? null,
      },
    ];
  });
}

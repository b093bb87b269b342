import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { creditSum } from '#db/earned.ts';
import type { Database } from '#db/open.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { QuestionResponse } from '#shared/features/question/question-types/registry.ts';
import { isGraded, isResultKnown } from '../results/queries.ts';

/** The graded attempts of a quiz: all of them, or the first one of each taker. */
export interface GradedSelection {
  quizId: number;
  basis: 'first' | 'all';
  /** The newest attempts are evaluated that have at most this many answers: it bounds the time. */
  maxAnswers?: number;
}

const usualMost = 1_500_000;

/** Takers stay apart after their accounts were erased, by the random key that remains. */
const taker = sql`coalesce(user_id::text, anonymous_key::text, 'attempt ' || id)`;

/**
 * The graded attempts of a quiz with the sums of their credits: all, or the first one of each taker. Of a taker whose
 * first one waits for marks there is none: a later one does not replace it.
 */
const everyGraded = (quizId: number, basis: GradedSelection['basis']) => {
  const columns = sql`id, ${taker} as taker, ${creditSum} as credits, total_questions, passed, to_be_marked
    from quiz_attempts
    where quiz_id = ${quizId} and ${isGraded} and not by_admin and total_questions > 0`;
  // `distinct on` and not `row_number()`, for which the planner would expect few rows and choose a slow plan.
  return basis === 'all'
    ? sql`(select ${columns} and ${isResultKnown})`
    : sql`(select * from (select distinct on (${taker}) ${columns} order by ${taker}, started_at, id) firsts
        where to_be_marked = 0)`;
};

const graded = ({ quizId, basis, maxAnswers = usualMost }: GradedSelection) => sql`(
  select id, credits, greatest(credits, 0) as earned, total_questions, passed from (
    select id, credits, total_questions, passed, sum(total_questions) over (order by id desc) as answers
    from ${everyGraded(quizId, basis)} each_attempt
  ) newest where answers <= ${maxAnswers})`;

/** How many people took a quiz, in how many graded attempts, and how many of these are selected, whatever their number of answers. */
export async function countTakers(db: Database, { quizId, basis }: GradedSelection) {
  const { rows } = await sql<{ takers: number; attempts: number; selected: number }>`
    select count(distinct taker) as takers, count(*) as attempts,
      ${basis === 'all' ? sql`count(*)` : sql`(select count(*) from ${everyGraded(quizId, basis)} firsts)`} as selected
    from ${everyGraded(quizId, 'all')} graded`.execute(db);
  return rows[0] ?? { takers: 0, attempts: 0, selected: 0 };
}

/**
 * How many attempts ended with each result, in hundredths of a question: at most a few hundred rows, or a few
 * thousand where parts of answers count.
 */
export async function listScoreCounts(db: Database, selection: GradedSelection) {
  const { rows } = await sql<{
    score: number;
    total: number;
    credits: number;
    questions: number;
    attempts: number;
    passed: number;
  }>`
    select greatest(credits, 0) as score, 100 * total_questions as total, credits, total_questions as questions,
      count(*) as attempts, count(*) filter (where passed) as passed
    from ${graded(selection)} graded group by credits, total_questions`.execute(db);
  return rows;
}

/** Which attempts of other learners a result is compared with. */
interface OthersSelection {
  quizId: number;
  /** The learner whose result is compared; own attempts are left out. */
  userId: number;
  /** How many of the takers are compared, in the order of the tally. */
  compared: (takers: number) => number;
  /** The newest attempts at the quiz are evaluated: it bounds the time. */
  maxAttempts: number;
}

/**
 * How many of the first tallied attempts of other takers ended with each result, in hundredths of a question. In the
 * order of the tally: one that a person has marked late must not change which of the others are compared.
 */
export async function listOthersScores(db: Database, selection: OthersSelection) {
  const { quizId, userId, compared, maxAttempts } = selection;
  const { rows } = await sql<{ score: number; total: number }>`
    select greatest(credits, 0) as score, 100 * total_questions as total from (
      select distinct on (taker) credits, total_questions, tallied_at, completed_at, id
      from (
        select id, ${taker} as taker, ${creditSum} as credits, total_questions, tallied_at, completed_at
        from quiz_attempts
        where quiz_id = ${quizId} and ${isResultKnown} and tallied_at is not null and not by_admin and total_questions > 0
          and user_id is distinct from ${userId}
        order by id desc limit ${maxAttempts}
      ) newest order by taker, tallied_at, completed_at, id
    ) first_attempts order by tallied_at, completed_at, id`.execute(db);
  return rows.slice(0, compared(rows.length)).map((row) => ({ ...row, attempts: 1, passed: 0 }));
}

interface Share {
  score: number;
  total: number;
}

/** The shares up to which attempts are in the lower group, and from which in the upper one. */
interface Limits {
  lower: Share;
  upper: Share;
}

/** The group of an attempt; all are in the middle one if there are no limits. */
const groupOf = (limits: Limits | undefined) =>
  limits
    ? sql`case when earned::int8 * ${limits.lower.total}::int <= ${limits.lower.score}::int8 * 100 * total_questions then 'lower'
        when earned::int8 * ${limits.upper.total}::int >= ${limits.upper.score}::int8 * 100 * total_questions then 'upper'
        else 'middle' end`
    : sql`'middle'`;

/** What an answer earns or costs, in hundredths of its question; the same as `storedCredit`. */
const credit = sql`coalesce(answers.credit, coalesce(answers.is_correct, false)::int * 100)`;

/** What the answers to each question have earned. */
export async function listCreditCounts(db: Database, selection: GradedSelection) {
  const { rows } = await sql<{ questionId: number; credit: number; answers: number }>`
    select answers.question_id, ${credit} as credit, count(*) as answers
    from ${graded(selection)} graded join answers on answers.quiz_attempt_id = graded.id
    group by answers.question_id, ${credit}`.execute(db);
  return rows;
}

/**
 * The answers to each question, equal ones together: those that chose the same option (if one is chosen), earned the
 * same, and are in attempts of the same length and group. `credits` is what their attempts earned in all, in
 * hundredths of a question; all sums are of whole numbers, and exact.
 */
export async function listEqualAnswers(
  db: Database,
  selection: GradedSelection,
  limits: Limits | undefined,
) {
  const { rows } = await sql<{
    questionId: number;
    totalQuestions: number;
    option: number | null;
    scoreGroup: ScoreGroup;
    isCorrect: boolean;
    isOmitted: boolean;
    credit: number;
    answers: number;
    credits: number;
    creditsSquares: number;
  }>`
    select question_id, total_questions, option, score_group, is_correct, is_omitted, credit, count(*) as answers,
      sum(credits) as credits, sum(credits::float8 * credits) as credits_squares
    from (
      select answers.question_id, total_questions, (response->>'selectedOption')::int as option,
        ${groupOf(limits)} as score_group, coalesce(answers.is_correct, false) as is_correct,
        response is null as is_omitted, ${credit} as credit, credits
      from ${graded(selection)} graded join answers on answers.quiz_attempt_id = graded.id
    ) given
    group by question_id, total_questions, option, score_group, is_correct, is_omitted, credit`.execute(
    db,
  );
  return rows;
}

/** How often each option of questions with several right ones was chosen, by the group of the attempt. */
export async function listSelectedOptions(
  db: Database,
  selection: GradedSelection,
  { limits, questionIds }: { limits: Limits | undefined; questionIds: number[] },
) {
  if (questionIds.length === 0) return [];
  const { rows } = await sql<{
    questionId: number;
    option: number;
    scoreGroup: ScoreGroup;
    count: number;
  }>`
    select answers.question_id, option::int, ${groupOf(limits)} as score_group, count(*) as count
    from ${graded(selection)} graded join answers on answers.quiz_attempt_id = graded.id,
      jsonb_array_elements_text(response->'selectedOptions') as option
    where answers.question_id = ${anyOf(questionIds)}
    group by answers.question_id, option, score_group`.execute(db);
  return rows;
}

/** Answers to a question with parts are evaluated one by one: only this many of the newest, which bounds the time. */
const maxWithParts = 2000;

/**
 * Whether an answer still has its text. One that was erased with its account says nothing about wrong answers.
 * @param response the column with the answer
 */
const hasText = (response: string) =>
  sql<boolean>`(user_id is not null or not coalesce(${sql.ref(response)} ? 'answerText', false))`;

/** The newest of some answers to each question, equal ones together, with the question as it was asked. */
async function listNewestWithParts(db: Database, answers: RawBuilder<unknown>) {
  const { rows } = await sql<{
    questionId: number;
    asked: Pick<PaperQuestion, 'type' | 'body' | 'regraded'>;
    response: QuestionResponse | null;
    scoreGroup: ScoreGroup;
    count: number;
  }>`
    select question_id, asked, response, score_group, count(*) as count from (
      select newest.question_id, response, score_group,
        (select jsonb_build_object('type', question->'type', 'body', question->'body')
            || case when question ? 'regraded' then jsonb_build_object('regraded', question->'regraded') else '{}' end
          from quiz_attempts, jsonb_array_elements(paper) as question
          where quiz_attempts.id = attempt_id and (question->>'questionId')::int = newest.question_id
            and ${hasText('newest.response')}
          limit 1) as asked
      from (select *, row_number() over (partition by question_id order by attempt_id desc) as turn
        from ${answers} answer) newest
      where turn <= ${maxWithParts}
    ) given where asked is not null
    group by question_id, asked, response, score_group`.execute(db);
  return rows;
}

/** The answers to questions with parts in the graded attempts of a quiz. */
export async function listAnswersWithParts(
  db: Database,
  selection: GradedSelection,
  { limits, questionIds }: { limits: Limits | undefined; questionIds: number[] },
) {
  if (questionIds.length === 0) return [];
  return listNewestWithParts(
    db,
    sql`(select answers.question_id, answers.response, graded.id as attempt_id, ${groupOf(limits)} as score_group
      from ${graded(selection)} graded join answers on answers.quiz_attempt_id = graded.id
      where answers.question_id = ${anyOf(questionIds)})`,
  );
}

/** The answers to a question with parts, as it is now, in any quiz. */
export const listAnswersToParts = (db: Database, { id, since }: AskedSince) =>
  listNewestWithParts(
    db,
    sql`(select question_id, response, quiz_attempts.id as attempt_id, 'middle' as score_group
      from answers join quiz_attempts on quiz_attempts.id = answers.quiz_attempt_id
      where question_id = ${id} and ${isResultKnown} and not by_admin
        and started_at >= ${since?.toISOString() ?? '-infinity'}::timestamptz)`,
  );

type ScoreGroup = 'lower' | 'middle' | 'upper';

/**
 * The sum over the attempts of the square of what was reached minus what was expected.
 * @param facilities what an answer earns on average, by question
 */
export async function sumSquaredTotals(
  db: Database,
  selection: GradedSelection,
  facilities: readonly { questionId: number; facility: number }[],
): Promise<number> {
  const ids = facilities.map(({ questionId }) => questionId);
  const shares = facilities.map(({ facility }) => facility);
  const { rows } = await sql<{ sum: number | null }>`
    select sum(residual * residual) as sum from (
      select max(credits)::float8 / 100 - sum(expected.facility) as residual
      from ${graded(selection)} graded join answers on answers.quiz_attempt_id = graded.id
      join unnest(${ids}::int[], ${shares}::float8[]) as expected(question_id, facility)
        on expected.question_id = answers.question_id
      group by graded.id) attempt`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Questions whose answers are read; `since`: answers of attempts that began earlier are to an older version. */
interface AskedSince {
  id: number;
  since: Date | null;
}

/**
 * The newest graded answers to each question, equal ones together. Written answers are equal apart from case.
 * @param most answers per question: it bounds the time
 */
export async function listAnswerGroups(
  db: Database,
  questions: readonly AskedSince[],
  most: number,
) {
  const ids = questions.map(({ id }) => id);
  const since = questions.map(({ since }) => since?.toISOString() ?? '-infinity');
  const { rows } = await sql<{
    questionId: number;
    isCurrent: boolean;
    given: QuestionResponse | null;
    isCorrect: boolean;
    count: number;
    compared: number;
    restSum: number;
    restSquares: number;
  }>`
    select question_id, is_current, given, is_correct, count(*) as count, count(rest) as compared,
      coalesce(sum(rest), 0) as rest_sum, coalesce(sum(rest * rest), 0) as rest_squares
    from (
      select question_id, is_current, is_correct, case when response ? 'answerText'
          then jsonb_set(response, '{answerText}', to_jsonb(lower(btrim(response->>'answerText'))))
          else response end as given,
        (credits - credit)::float8 / 100 / nullif(total_questions - 1, 0) as rest
      from unnest(${ids}::int[], ${since}::timestamptz[]) as asked(question_id, since)
      cross join lateral (
        select answers.response, coalesce(answers.is_correct, false) as is_correct, ${credit} as credit,
          ${creditSum} as credits, total_questions,
          started_at >= asked.since as is_current
        from answers join quiz_attempts on quiz_attempts.id = answers.quiz_attempt_id
        where answers.question_id = asked.question_id and ${isResultKnown} and not by_admin
          and ${hasText('answers.response')}
        order by answers.id desc limit ${most}
      ) newest
    ) each_answer
    group by question_id, is_current, given, is_correct
    order by question_id, count desc, given`.execute(db);
  return rows;
}

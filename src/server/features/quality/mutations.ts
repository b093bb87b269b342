import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { selectAnswerCounts } from '#server/features/quiz/questions/queries.ts';
import type { Decision, FindingMark, ReportKind } from '#shared/features/quality/schema.ts';

interface Report {
  questionId: number;
  userId: number;
  kind: ReportKind;
  note: string | null;
}

/** Stores a report; a learner's earlier one about the same question is replaced while it is unsettled. */
export async function writeReport(tx: Tx, report: Report, now: Date): Promise<void> {
  const { kind, note } = report;
  await tx
    .insertInto('questionReports')
    .values({ ...report, reportedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['questionId', 'userId'])
        .where('outcome', 'is', null)
        .doUpdateSet({ kind, note, reportedAt: now }),
    )
    .execute();
}

interface Settling {
  questionId: number;
  outcome: Decision;
  /** Later reports are left as they are. */
  reportedUpTo: string | undefined;
  /** The administrator. */
  by: number;
  now: Date;
}

/** @returns the reports that were settled */
export const settleReports = (tx: Tx, { questionId, outcome, reportedUpTo, by, now }: Settling) =>
  tx
    .updateTable('questionReports')
    .set({ outcome, settledAt: now, settledBy: by })
    .where('questionId', '=', questionId)
    .where('outcome', 'is', null)
    .where((eb) =>
      reportedUpTo === undefined ? eb.lit(true) : eb('reportedAt', '<=', new Date(reportedUpTo)),
    )
    .returning(['id', 'userId'])
    .execute();

export interface Judgement {
  questionId: number;
  version: number;
  timesAnswered: number;
  findings: FindingMark[];
  rank: number;
}

/**
 * Stores what was found. A question that is kept as it is stays so until it has twice as many answers. What was found of
 * an earlier version than the stored one changes nothing: a decision came between.
 */
export async function writeJudgements(
  tx: Tx,
  judgements: readonly Judgement[],
  now: Date,
): Promise<void> {
  if (judgements.length === 0) return;
  await tx
    .insertInto('questionQuality')
    .values(
      judgements.map(({ findings, ...judgement }) => ({
        ...judgement,
        findings: JSON.stringify(findings),
        judgedAt: now,
      })),
    )
    .onConflict((conflict) => {
      const update = conflict.column('questionId').doUpdateSet((eb) => {
        const isKept = sql<boolean>`question_quality.kept_answers * 2 > excluded.times_answered
          and question_quality.version = excluded.version`;
        const ifKept = <Value>(column: string) =>
          sql<Value | null>`case when ${isKept} then ${sql.ref(column)} end`;
        return {
          version: eb.ref('excluded.version'),
          timesAnswered: eb.ref('excluded.timesAnswered'),
          findings: eb.ref('excluded.findings'),
          judgedAt: eb.ref('excluded.judgedAt'),
          rank: sql<number>`case when ${isKept} then 0 else excluded.rank end`,
          keptAt: ifKept<Date>('questionQuality.keptAt'),
          keptAnswers: ifKept<number>('questionQuality.keptAnswers'),
          keptBy: ifKept<number>('questionQuality.keptBy'),
        };
      });
      return update.whereRef('questionQuality.version', '<=', 'excluded.version');
    })
    .execute();
}

/**
 * Takes a question off the list until it is changed or has twice as many answers. It may not have been judged yet, as it
 * is now or at all; then the decision is the first that is stored of it.
 */
export async function keepAsItIs(
  tx: Tx,
  { questionId, by, now }: Pick<Settling, 'questionId' | 'by' | 'now'>,
): Promise<void> {
  const kept = selectAnswerCounts(tx)
    .where('questions.id', '=', questionId)
    .select('questions.timesAnswered as keptAnswers')
    .select([
      sql<FindingMark[]>`'[]'::jsonb`.as('findings'),
      sql<number>`0`.as('rank'),
      sql<Date>`${now}::timestamptz`.as('judgedAt'),
      sql<Date>`${now}::timestamptz`.as('keptAt'),
      sql<number>`${by}::int`.as('keptBy'),
    ]);
  await tx
    .insertInto('questionQuality')
    .columns([
      ...(['questionId', 'version', 'timesAnswered', 'keptAnswers'] as const),
      ...(['findings', 'rank', 'judgedAt', 'keptAt', 'keptBy'] as const),
    ])
    .expression(kept)
    .onConflict((conflict) =>
      conflict.column('questionId').doUpdateSet((eb) => ({
        rank: 0,
        version: eb.ref('excluded.version'),
        keptAt: now,
        keptBy: by,
        keptAnswers: eb.ref('excluded.keptAnswers'),
      })),
    )
    .execute();
}

import { type SqlBool, sql } from 'kysely';
import type { QuestionHealth } from '#shared/features/question/health.ts';

/** The condition that a question is in this state. @param id the column of its id */
export function hasHealth(id: string, health: QuestionHealth) {
  const question = sql.ref(id);
  const reported = sql<SqlBool>`exists (select from question_reports
    where question_reports.question_id = ${question} and question_reports.outcome is null)`;
  const judged = sql`select from question_quality
    where question_quality.question_id = ${question} and question_quality.rank > 0`;
  if (health === 'reported') return reported;
  if (health === 'any') return sql<SqlBool>`(exists (${judged}) or ${reported})`;
  if (health === 'none') return sql<SqlBool>`not (exists (${judged}) or ${reported})`;
  return sql<SqlBool>`exists (${judged}
    and question_quality.findings @> ${JSON.stringify([{ kind: health }])}::jsonb)`;
}

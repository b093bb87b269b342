import type { Database } from '#db/open.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { detect } from '#shared/features/quality/detector.ts';
import { type Judgement, writeJudgements } from '../mutations.ts';
import { listUnjudged } from '../queries.ts';
import { rankOf } from '../views.ts';
import { readAnswers } from './read-answers.ts';

/** Questions per transaction, so that one is short. */
const batchSize = 25;

/**
 * Judges the questions that were changed or have more answers than at the last time. Two processes that do so at the
 * same time store the same.
 * @returns how many questions were judged
 */
export async function judgeQuestions(db: Database, now: Date): Promise<number> {
  for (let total = 0; ; ) {
    const batch = await listUnjudged(db, batchSize);
    await judge(db, batch, now);
    total += batch.length;
    if (batch.length < batchSize) return total;
  }
}

type Unjudged = Pick<Judgement, 'version' | 'timesAnswered'> & { id: number };

async function judge(db: Database, batch: readonly Unjudged[], now: Date): Promise<void> {
  if (batch.length === 0) return;
  const read = await readAnswers(
    db,
    batch.map(({ id }) => id),
  );
  const byId = new Map(read.map((answers) => [answers.question.id, answers]));
  const judgements = batch.flatMap(({ id, version, timesAnswered }): Judgement[] => {
    const answers = byId.get(id);
    if (!answers) return [];
    const findings = detect(answers).map(({ kind, certainty }) => ({ kind, certainty }));
    return [{ questionId: id, version, timesAnswered, findings, rank: rankOf(findings) }];
  });
  await inTransaction(db, (tx) => writeJudgements(tx, judgements, now));
}

import type { z } from 'zod';
import { listSeenIds } from '#server/features/attempt/history/queries.ts';
import { writeAnswer } from '#server/features/practice/mutations.ts';
import { asPractised, gradedAnswer } from '#server/features/practice/views.ts';
import { findOpened } from '#server/features/practice/workflows/find-opened.ts';
import { listKeyVersions } from '#server/features/quiz/questions/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { countedAt } from '#shared/features/practice/pack/rules.ts';
import type { KeptAnswer, KeptAnswersStored } from '#shared/features/practice/pack/schema.ts';

/**
 * Stores answers that were given without a connection, each once. They are graded by the version of the question that
 * the learner had, and nothing of its key is returned.
 */
export async function storeKept(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  answers: readonly KeptAnswer[],
): Promise<z.input<typeof KeptAnswersStored>> {
  const ids = [...new Set(answers.map(({ questionId }) => questionId))];
  const seen = new Set([
    ...(await listSeenIds(db, { userId, questionIds: ids, now })),
    ...(await findOpened(db, { userId, quizIds: [], questionIds: ids }, now)).keys(),
  ]);
  const versions = new Map(
    (await listKeyVersions(db, ids)).map((row) => [`${row.questionId} ${row.number}`, row]),
  );
  return inTransaction(db, async (tx) => {
    const outcomes: z.input<typeof KeptAnswersStored>['answers'] = [];
    for (const { answeredAt, ...given } of answers) {
      const { questionId, version, answerId } = given;
      const asked = versions.get(`${questionId} ${version}`);
      if (!asked || !seen.has(questionId)) {
        outcomes.push({ answerId, outcome: 'refused' });
        continue;
      }
      const answer = { ...gradedAnswer(asPractised(asked), given), userId };
      await writeAnswer(tx, answer, countedAt(new Date(answeredAt), now));
      outcomes.push({ answerId, outcome: 'stored' });
    }
    return { answers: outcomes };
  });
}

import type { Database } from '#db/open.ts';
import { listFirstAsked } from '#server/features/attempt/grades/queries.ts';
import {
  listAskedQuestions,
  listKeyVersions,
  listQuestionIds,
} from '#server/features/quiz/questions/queries.ts';
import { isSame } from '#shared/features/attempt/regrading.ts';
import { rekeyedBody } from '#shared/features/question/question-types/rekeyed.ts';
import { listDecidedVersions } from '../queries.ts';
import { changedKey } from '../views.ts';

/** A quiz's questions whose key was changed after they had been asked, and about which nothing was decided. */
export async function listChangedKeys(db: Database, quizId: number) {
  const ids = await listQuestionIds(db, quizId);
  const versions = await listKeyVersions(db, ids);
  const several = Map.groupBy(versions, ({ questionId }) => questionId);
  const decided = await listDecidedVersions(db, ids);
  const changes = [...several].flatMap(([questionId, all]) => {
    const changedAt = lastKeyChange(all, decided.get(questionId) ?? 0);
    return changedAt ? [{ questionId, changedAt }] : [];
  });
  const changedIds = changes.map(({ questionId }) => questionId);
  const firstAsked = await listFirstAsked(db, changedIds);
  const questions = await listAskedQuestions(db, changedIds);
  const texts = new Map(questions.map(({ id, text }) => [id, text]));
  return changes
    .filter(({ questionId, changedAt }) => {
      const firstAt = firstAsked.get(questionId);
      return firstAt !== undefined && firstAt < changedAt;
    })
    .map((change) => changedKey(change, texts.get(change.questionId) ?? ''));
}

type Version = Awaited<ReturnType<typeof listKeyVersions>>[number];

/**
 * When the key last became another one, as far as past answers can be graded by it.
 * @param decided earlier versions are not looked at
 */
function lastKeyChange(versions: readonly Version[], decided: number): Date | undefined {
  const current = versions.at(-1);
  if (!current) return undefined;
  const last = versions.findLastIndex((version) => {
    const rekeyed = version.number >= decided ? rekeyedBody(version, current) : null;
    return rekeyed !== null && !isSame(rekeyed, version.body);
  });
  return last === -1 ? undefined : versions[last + 1]?.createdAt;
}

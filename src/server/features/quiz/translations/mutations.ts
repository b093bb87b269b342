import { randomUUID } from 'node:crypto';
import { lockName } from '#db/advisory-lock.ts';
import type { Tx } from '#db/open.ts';
import { invalid } from '#server/kernel/failure.ts';

/**
 * Joins the translations of two quizzes to one group, which has one quiz of each language. A deleted quiz
 * leaves the group when another of its language joins.
 * @throws invalid when the other quiz does not exist or a language would be there twice
 */
export async function linkTranslations(
  tx: Tx,
  { id, translationId }: { id: number; translationId: number },
): Promise<void> {
  // Two links at once could each see the groups as they were before the other.
  await lockName(tx, 'quizzes.translations');
  const members = await lockGroups(tx, [id, translationId]);
  if (id === translationId || !members.some((quiz) => quiz.id === translationId && !quiz.isDeleted))
    throw invalid('translationId', 'Choose another quiz, in another language');
  const byLanguage = new Map<string, Member>();
  const left: Member[] = [];
  for (const member of members) {
    if (!byLanguage.has(member.language)) byLanguage.set(member.language, member);
    else if (member.isDeleted) left.push(member);
    else throw invalid('translationId', 'A quiz has only one translation into each language');
  }
  const group = members.find(({ translationGroup }) => translationGroup)?.translationGroup;
  await setGroup(tx, left, null);
  await setGroup(tx, [...byLanguage.values()], group ?? randomUUID());
}

/** Takes a quiz out of its group of translations. */
export async function unlinkTranslation(tx: Tx, id: number): Promise<void> {
  await lockName(tx, 'quizzes.translations');
  await setGroup(tx, [{ id }], null);
}

/**
 * Checks that a quiz can have another language: its translations have one quiz of each.
 * @throws invalid, at the field
 */
export async function requireFreeLanguage(
  tx: Tx,
  quiz: { id: number; language: string; translationGroup: string | null },
  language: string | undefined,
): Promise<void> {
  if (language === undefined || language === quiz.language || quiz.translationGroup === null)
    return;
  const others = await lockGroups(tx, [quiz.id]);
  const taken = others.filter((other) => other.id !== quiz.id && other.language === language);
  if (taken.some(({ isDeleted }) => !isDeleted))
    throw invalid('language', 'Another translation of this quiz has this language');
  await setGroup(tx, taken, null);
}

type Member = Awaited<ReturnType<typeof lockGroups>>[number];

/** The given quizzes and all of their groups, those that are not deleted first. Rows are locked by their ids. */
async function lockGroups(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('quizzes')
    .where((eb) =>
      eb.or([
        eb('id', 'in', ids),
        eb(
          'translationGroup',
          'in',
          eb.selectFrom('quizzes').where('id', 'in', ids).select('translationGroup'),
        ),
      ]),
    )
    .select(['id', 'language', 'translationGroup', 'archivedAt'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows
    .map(({ archivedAt, ...row }) => ({ ...row, isDeleted: archivedAt !== null }))
    .toSorted((a, b) => Number(a.isDeleted) - Number(b.isDeleted));
}

async function setGroup(
  tx: Tx,
  quizzes: readonly { id: number }[],
  translationGroup: string | null,
): Promise<void> {
  if (quizzes.length === 0) return;
  const ids = quizzes.map(({ id }) => id);
  await tx.updateTable('quizzes').set({ translationGroup }).where('id', 'in', ids).execute();
}

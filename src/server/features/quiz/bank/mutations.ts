import type { z } from 'zod';
import type { Tx } from '#db/open.ts';
import { copyTags } from '#server/features/question/tags/mutations.ts';
import { idsDone } from '#server/kernel/row-outcomes.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type {
  CopyOutcome,
  DifficultyChanges,
  DifficultyOutcome,
} from '#shared/features/question/bank.ts';
import { whatIsMissing } from '#shared/features/question/schema.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';
import { keepLinked } from '../links/mutations.ts';
import { touchQuiz } from '../mutations.ts';
import { addQuestions } from '../questions/mutations.ts';
import { listBankQuestions, listPublished, lockBankQuestions } from './queries.ts';

type Locked = Awaited<ReturnType<typeof lockBankQuestions>>;

/** Takes questions out of their quizzes so that `restoreQuestions` can put them back. */
export async function archiveQuestions(
  tx: Tx,
  ids: readonly number[],
  by: Writing,
): Promise<RowOutcome[]> {
  const stored = await lockBankQuestions(tx, ids);
  const outcomes = ids.map((id): RowOutcome => {
    const question = stored.get(id);
    if (!question) return { id, outcome: 'missing' };
    return { id, outcome: question.archivedAt ? 'unchanged' : 'done' };
  });
  const archived = idsDone(outcomes);
  await keepLinked(tx, { questionIds: archived }, by.now);
  await setArchivedAt(tx, { stored, ids: archived, archivedAt: by.now, by });
  return outcomes;
}

/** Puts archived questions back. A published quiz takes only those that are complete. */
export async function restoreQuestions(
  tx: Tx,
  ids: readonly number[],
  by: Writing,
): Promise<RowOutcome[]> {
  const stored = await lockBankQuestions(tx, ids);
  const published = await listPublished(
    tx,
    [...stored.values()].map(({ quizId }) => quizId),
  );
  const outcomes = ids.map((id): RowOutcome => {
    const question = stored.get(id);
    if (!question) return { id, outcome: 'missing' };
    if (!question.archivedAt) return { id, outcome: 'unchanged' };
    const [problem] = published.has(question.quizId) ? whatIsMissing(question) : [];
    if (problem) return { id, outcome: 'refused', message: problem.message };
    return { id, outcome: 'done' };
  });
  await setArchivedAt(tx, { stored, ids: idsDone(outcomes), archivedAt: null, by });
  return outcomes;
}

/** Sets the difficulty that the author states; the measured one stays. */
export async function setDifficulties(
  tx: Tx,
  { changes }: z.output<typeof DifficultyChanges>,
  by: Writing,
): Promise<z.input<typeof DifficultyOutcome>[]> {
  const stored = await lockBankQuestions(
    tx,
    changes.map(({ id }) => id),
  );
  const outcomes: z.input<typeof DifficultyOutcome>[] = [];
  for (const { id, difficulty } of changes) {
    const question = stored.get(id);
    if (!question) outcomes.push({ id, outcome: 'missing' });
    else if (question.difficulty === difficulty) outcomes.push({ id, outcome: 'unchanged' });
    else {
      await tx
        .updateTable('questions')
        .set({ difficulty, updatedAt: by.now })
        .where('id', '=', id)
        .execute();
      outcomes.push({ id, outcome: 'done', before: question.difficulty });
    }
  }
  await touchQuizzesOf(tx, stored, { ids: idsDone(outcomes), by });
  return outcomes;
}

/**
 * Adds copies of questions, with their tags, at the end of a quiz, in the order of `ids`.
 * @param quiz is locked; a published one takes only complete questions
 */
export async function copyQuestions(
  tx: Tx,
  { ids, quiz }: { ids: readonly number[]; quiz: { id: number; status: string } },
  by: Writing,
): Promise<CopyOutcome[]> {
  const stored = await listBankQuestions(tx, ids);
  const copied = ids.flatMap((id) => {
    const question = stored.get(id);
    const [problem] = question && quiz.status === 'active' ? whatIsMissing(question) : [];
    return question && !problem ? [question] : [];
  });
  const copyIds = await addQuestions(tx, quiz.id, copied.map(withoutId), by);
  const copies = new Map(copied.map(({ id }, index) => [id, copyIds[index] ?? 0]));
  await copyTags(tx, copies);
  return ids.map((id): CopyOutcome => {
    const question = stored.get(id);
    if (!question) return { id, outcome: 'missing' };
    const copyId = copies.get(id);
    if (copyId !== undefined) return { id, outcome: 'done', copyId };
    const [problem] = whatIsMissing(question);
    return { id, outcome: 'refused', message: problem?.message ?? '' };
  });
}

const withoutId = <Question extends { id: number; position: number }>({
  id: _,
  position: __,
  ...question
}: Question) => question;

interface Archiving {
  stored: Locked;
  ids: readonly number[];
  archivedAt: Date | null;
  by: Writing;
}

async function setArchivedAt(tx: Tx, { stored, ids, archivedAt, by }: Archiving): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('questions').set({ archivedAt }).where('id', 'in', ids).execute();
  await touchQuizzesOf(tx, stored, { ids, by });
}

/** Editors of the quizzes of these questions learn that they are no longer at the latest version. */
async function touchQuizzesOf(
  tx: Tx,
  stored: Locked,
  { ids, by }: { ids: readonly number[]; by: Writing },
): Promise<void> {
  const quizIds = new Set(ids.flatMap((id) => stored.get(id)?.quizId ?? []));
  for (const quizId of quizIds) await touchQuiz(tx, quizId, by);
}

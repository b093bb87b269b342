import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { listForPaper } from '#server/features/attempt/drawing/queries.ts';
import { asPractised } from '#server/features/practice/views.ts';
import { readMemory } from '#server/features/practice/workflows/read-memory.ts';
import { listVersionNumbers } from '#server/features/quiz/questions/queries.ts';
import { fitting, needsMedia, packSize } from '#shared/features/practice/pack/rules.ts';
import type { PracticePack } from '#shared/features/practice/pack/schema.ts';
import { fieldsOf } from '#shared/features/question/question-types/registry.ts';

/** Candidates for a pack: some are left out, because they have pictures or sounds. */
const maxCandidates = 2 * packSize;

/**
 * What a learner can practise without a connection, what is due first. Only questions whose keys the learner may see,
 * without those of an open attempt; those with pictures or sounds would need more than a pack can have.
 */
export async function readPack(
  db: Database,
  userId: number,
  now: Date,
): Promise<z.input<typeof PracticePack>> {
  const { settings, questions, quizzes, explained } = await readMemory(db, { userId }, now);
  const candidates = questions
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
    .slice(0, maxCandidates);
  const ids = candidates.map(({ questionId }) => questionId);
  const versions = await listVersionNumbers(db, ids);
  const stored = await listForPaper(db, ids, { keep: false });
  const byId = new Map(stored.map((question) => [question.questionId, asPractised(question)]));
  const withMedia = new Set(stored.filter(needsMedia).map(({ questionId }) => questionId));
  const packed = fitting(
    candidates.flatMap(({ questionId, quizId }) => {
      const question = byId.get(questionId);
      const version = versions.get(questionId);
      if (!question || version === undefined || withMedia.has(questionId)) return [];
      const { type, text, explanation, body } = question;
      const { essay: _, ...fields } = fieldsOf(body);
      const shown = explained.has(questionId) ? explanation : null;
      return [{ questionId, version, quizId, type, text, explanation: shown, ...fields }];
    }),
  );
  const quizIds = new Set(packed.map(({ quizId }) => quizId));
  return {
    loadedAt: now,
    asksConfidence: settings.asksConfidence,
    quizzes: [...quizzes.values()]
      .filter(({ id }) => quizIds.has(id))
      .map(({ id, title, language }) => ({ id, title, language })),
    questions: packed,
    leftOut: withMedia.size,
  };
}

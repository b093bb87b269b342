import type { z } from 'zod';
import type { listAsked } from '#server/features/attempt/grades/queries.ts';
import type { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import { type Effect, effectOf } from '#shared/features/attempt/regrading.ts';
import { fieldsOf, questionTypes } from '#shared/features/question/question-types/registry.ts';
import {
  type ChangedKey,
  maxPreviewed,
  type RegradedQuestion,
  type RegradePreview,
} from '#shared/features/regrade/schema.ts';
import { earnedOf, pointsField, type Result } from '#shared/kernel/points.ts';
import { plainPreview } from '#shared/kernel/text/excerpt.ts';
import type { listRegrades } from './queries.ts';

type AskedRow = Awaited<ReturnType<typeof listAsked>>[number];

/** What a regrade does with each attempt. */
export type Effects = { row: AskedRow; effect: Effect }[];

/** A paper of an older version may not have the question. */
export const effectsOn = (
  rows: readonly AskedRow[],
  regrade: Parameters<typeof effectOf>[2],
): Effects =>
  rows.flatMap((row) =>
    row.question ? [{ row, effect: effectOf(row.question, row, regrade) }] : [],
  );

/** @param managed the quizzes whose learners the caller may see */
export function previewOf(
  effects: Effects,
  version: number,
  managed: ReadonlySet<number>,
): RegradePreview {
  const changes = effects.flatMap(({ row, effect }) =>
    effect.kind === 'graded' && earnedOf(effect.grade) !== earnedOf(row)
      ? [
          {
            isNamed: managed.has(row.quizId),
            attemptId: row.id,
            name: row.name,
            totalQuestions: row.totalQuestions,
            ...changeOf(row, effect.grade),
            passedBefore: row.passed,
            passed: effect.grade.passed,
            gain: earnedOf(effect.grade) - earnedOf(row),
          },
        ]
      : [],
  );
  const count = (isCounted: (each: (typeof changes)[number]) => boolean) =>
    changes.filter(isCounted).length;
  const changesPass = (each: (typeof changes)[number]) => each.passed !== each.passedBefore;
  return {
    version,
    asked: effects.length,
    gains: count(({ gain }) => gain > 0),
    losses: count(({ gain }) => gain < 0),
    newPasses: count((each) => changesPass(each) && each.passed),
    lostPasses: count((each) => changesPass(each) && !each.passed),
    graded: effects.filter(({ effect }) => effect.kind === 'graded').length,
    spared: effects.filter(({ effect }) => effect.kind === 'graded' && effect.isSpared).length,
    incomparable: effects.filter(({ effect }) => effect.kind === 'incomparable').length,
    learners: changes
      .filter(({ isNamed }) => isNamed)
      .toSorted((a, b) => Number(changesPass(b)) - Number(changesPass(a)))
      .slice(0, maxPreviewed)
      .map(({ gain: _, isNamed: __, ...learner }) => learner),
  };
}

/** What an attempt has scored before and after. */
function changeOf(
  before: Pick<Result, 'score' | 'points'>,
  after: Pick<Result, 'score' | 'points'>,
) {
  const { points: pointsBefore } = pointsField(before);
  return {
    scoreBefore: before.score,
    ...(pointsBefore === undefined ? {} : { pointsBefore }),
    score: after.score,
    ...pointsField(after),
  };
}

/** Only the latest regrade that counts can be undone: an earlier one would bring back grades that it did not see. */
export function regradesOf(rows: Awaited<ReturnType<typeof listRegrades>>) {
  const latest = rows.find(({ state, method }) => state !== 'undone' && method !== 'leave');
  return rows.map(({ questionId: _, sendsMails: __, lastAttemptId: ___, ...row }) => ({
    ...row,
    isUndoable: row.id === latest?.id && row.state === 'done',
  }));
}

export function regradedQuestion(
  { id, text, type, body, version }: Awaited<ReturnType<typeof listAskedQuestions>>[number],
  { asked, regrades }: { asked: number; regrades: Awaited<ReturnType<typeof listRegrades>> },
): z.input<typeof RegradedQuestion> {
  const key = questionTypes[type].describeKey(fieldsOf(body));
  return { id, text, type, version, key, asked, regrades: regradesOf(regrades) };
}

const previewLength = 120;

export const changedKey = (
  { questionId, changedAt }: { questionId: number; changedAt: Date },
  text: string,
): z.input<typeof ChangedKey> => ({
  questionId,
  text: plainPreview(text, previewLength),
  changedAt,
});

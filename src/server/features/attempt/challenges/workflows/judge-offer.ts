import type { Database } from '#db/open.ts';
import { listSeenIds } from '#server/features/attempt/history/queries.ts';
import { listAttemptsOn } from '#server/features/attempt/own/queries.ts';
import { listConditionsFor } from '#server/features/attempt/queries.ts';
import { historyOf } from '#server/features/attempt/retake/views.ts';
import { listAskableOfOthers } from '#server/features/quiz/draws/queries.ts';
import { listKept } from '#server/features/quiz/questions/queries.ts';
import type { OfficialBar } from '#shared/features/attempt/challenges.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { questionCount, startLock } from '#shared/features/quiz/rules.ts';
import type { Actor } from '#shared/kernel/actor.ts';
import type { ChallengeRow } from '../queries.ts';

interface Call {
  db: Database;
  actor: Actor;
  now: Date;
}

interface Judged {
  /** Why no attempt that counts can begin with the paper; undefined where it can. */
  bar: OfficialBar | undefined;
  /** When one can, if it is known. */
  opensAt: Date | null;
  /** The questions that a try may ask. */
  questions: PaperQuestion[];
}

/**
 * What a challenge offers the caller. A try asks guests the whole paper, and members only what they have seen in
 * finished attempts with its key: an attempt that counts never has questions which were tried before.
 */
export async function judgeOffer(call: Call, challenge: ChallengeRow): Promise<Judged> {
  const { bar, opensAt, kept } = await findBar(call, challenge);
  if (bar === undefined || bar === 'own' || neverTried.has(bar))
    return { bar, opensAt, questions: [] };
  const { db, actor, now } = call;
  if (actor.kind === 'guest') return { bar, opensAt, questions: kept };
  const questionIds = kept.map(({ questionId }) => questionId);
  const seen = new Set(await listSeenIds(db, { userId: actor.userId, questionIds, now }));
  return { bar, opensAt, questions: kept.filter(({ questionId }) => seen.has(questionId)) };
}

/** Where no try is offered either: the quiz is not open to the caller, or an attempt at it is under way. */
const neverTried: ReadonlySet<OfficialBar> = new Set(['open', 'not-yet', 'closed', 'access-code']);

async function findBar({ db, actor, now }: Call, challenge: ChallengeRow) {
  const { quizId, accessCode } = challenge;
  const { kept, isChanged } = await compareWithNow(db, challenge);
  const found = (bar: OfficialBar | undefined, opensAt: Date | null = null) => ({
    bar,
    opensAt,
    kept,
  });
  if (accessCode !== null) return found('access-code');
  if (actor.kind === 'guest') {
    const lock = startLock(challenge, 0, now);
    return found(lock ?? 'guest', lock === 'not-yet' ? challenge.opensAt : null);
  }
  if (actor.userId === challenge.userId) return found('own');
  const { userId } = actor;
  const asked = { userId, now, chosenTime: 'never', quizIds: [quizId] } as const;
  const [conditions] = await listConditionsFor(db, asked);
  const { open, taken, lockedUntil } = historyOf(await listAttemptsOn(db, asked), now);
  if (open) return found('open');
  const lock = startLock(conditions ?? challenge, taken, now);
  if (lock) return found(lock, lock === 'not-yet' ? challenge.opensAt : null);
  if (lockedUntil) return found('cooldown', lockedUntil);
  return found(isChanged ? 'changed' : undefined);
}

/** The questions of the paper that still exist, and whether the quiz still asks the same questions. */
export async function compareWithNow(db: Database, challenge: ChallengeRow) {
  const { paper, quizId, startedAt } = challenge;
  const ids = paper.map(({ questionId }) => questionId);
  const rows = await listKept(db, ids, startedAt);
  const kept = new Set(rows.map(({ id }) => id));
  const isOwn = (row: (typeof rows)[number]) => row.quizId === quizId;
  const ofOthers = rows.every(isOwn) ? new Set() : await listAskableOfOthers(db, quizId, ids);
  const isAsBefore = rows.every((row) => row.isUnchanged && (isOwn(row) || ofOthers.has(row.id)));
  return {
    kept: paper.filter(({ questionId }) => kept.has(questionId)),
    isChanged:
      !isAsBefore ||
      kept.size < paper.length ||
      paper.length !== questionCount(challenge) ||
      paper.some(({ regraded }) => regraded),
  };
}

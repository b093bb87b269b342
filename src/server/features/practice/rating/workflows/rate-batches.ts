import type { Tx } from '#db/open.ts';
import { countAskedBefore, listAskedIn } from '#server/features/attempt/rated/queries.ts';
import { tagIdsOf } from '#server/features/question/tags/queries.ts';
import { listRatedFacts } from '#server/features/quiz/practice/queries.ts';
import { afterTime, unrated } from '#shared/features/practice/rating/model.ts';
import {
  chanceOf,
  type LearnerRating,
  movedLearner,
  movedQuestion,
  newLearner,
  newQuestion,
  type QuestionRating,
} from '#shared/features/practice/rating/rules.ts';
import {
  countPractisedBefore,
  listLearnerRatings,
  listPractisedIn,
  listQuestionRatings,
  type Subject,
  subjectKey,
} from '../queries.ts';

/** Ratings in memory until they are written. */
export interface Ratings {
  questions: Map<number, QuestionRating>;
  /** By `subjectKey`. Without `userId`: of an erased account, for which nothing is stored. */
  learners: Map<string, LearnerRating & Subject & { userId: number | null }>;
}

export const newRatings = (): Ratings => ({ questions: new Map(), learners: new Map() });

interface Asked {
  questionId: number;
  userId: number | null;
  learner: string;
  at: Date;
  batch: number;
  isRight: boolean;
  isAnswered: boolean;
  isOfficial: boolean;
  /** The attempt, where its learner is shown the score alone. */
  scoreOnlyId: number | null;
}

/** Takes the answers of some batches into the ratings, in their order. */
export async function rateBatches(
  tx: Tx,
  batches: { from: number; to: number },
  ratings: Ratings,
): Promise<void> {
  const asked = await listAsked(tx, batches);
  const facts = await factsOf(tx, asked);
  await readMissing(tx, asked, ratings);
  const times = await timesBefore(tx, asked, batches.from);
  const mixed = mixedAttempts(asked, facts);
  for (const answer of asked) {
    const pair = pairKey(answer);
    const nth = (times.get(pair) ?? 0) + 1;
    times.set(pair, nth);
    const fact = facts.get(answer.questionId);
    if (!fact || !answer.isAnswered) continue;
    const { scoreOnlyId } = answer;
    const isShown = ({ categoryId }: Subject) =>
      scoreOnlyId === null || (categoryId !== null && !mixed.has(scoreOnlyId));
    rate(ratings, { ...answer, ...fact, nth, isShown });
  }
}

/**
 * The attempts with the score alone whose questions are of several categories. Levels must not show more of a result than
 * it does: those by tag, or by one of its categories, would show which answers were right.
 */
function mixedAttempts(
  asked: readonly Asked[],
  facts: ReadonlyMap<number, Facts>,
): ReadonlySet<number> {
  const categories = new Map<number, Set<number | null>>();
  for (const { scoreOnlyId, questionId } of asked) {
    if (scoreOnlyId === null) continue;
    const [subject] = facts.get(questionId)?.subjects ?? [];
    const seen = categories.get(scoreOnlyId) ?? new Set();
    categories.set(scoreOnlyId, seen.add(subject?.categoryId ?? null));
  }
  return new Set([...categories].flatMap(([id, seen]) => (seen.size > 1 ? [id] : [])));
}

/** Both kinds of answers by batch and time; a sort keeps the order of equal times. */
async function listAsked(tx: Tx, batches: { from: number; to: number }): Promise<Asked[]> {
  const official = await listAskedIn(tx, batches);
  const practised = await listPractisedIn(tx, batches);
  return [
    ...official.map(({ attemptId, isScoreOnly, ...row }) => ({
      ...row,
      isOfficial: true,
      scoreOnlyId: isScoreOnly ? attemptId : null,
    })),
    ...practised.map((row) => ({ ...row, isOfficial: false, scoreOnlyId: null })),
  ].sort((a, b) => a.batch - b.batch || a.at.getTime() - b.at.getTime());
}

interface Facts {
  chance: number;
  subjects: Subject[];
}

async function factsOf(tx: Tx, asked: readonly Asked[]): Promise<Map<number, Facts>> {
  const ids = [...new Set(asked.map(({ questionId }) => questionId))];
  const tags = await tagIdsOf(tx, ids);
  const rows = await listRatedFacts(tx, ids);
  return new Map(
    rows.map(({ id, type, options, categoryId }) => [
      id,
      {
        chance: chanceOf(type, options),
        subjects: [
          // A draft may have no category.
          ...(categoryId === null ? [] : [{ categoryId, tagId: null }]),
          ...(tags.get(id) ?? []).map((tagId) => ({ categoryId: null, tagId })),
        ],
      },
    ]),
  );
}

async function readMissing(tx: Tx, asked: readonly Asked[], ratings: Ratings): Promise<void> {
  const { questions, learners } = ratings;
  const ids = new Set(asked.map(({ questionId }) => questionId));
  const found = await listQuestionRatings(
    tx,
    [...ids].filter((id) => !questions.has(id)),
  );
  for (const [id, rating] of found) questions.set(id, rating);
  const userIds = new Set(asked.flatMap(({ userId }) => userId ?? []));
  for (const row of await listLearnerRatings(tx, [...userIds])) {
    const key = subjectKey(String(row.userId), row);
    if (!learners.has(key)) learners.set(key, row);
  }
}

const pairKey = ({ learner, questionId }: Pick<Asked, 'learner' | 'questionId'>): string =>
  `${learner}/${questionId}`;

/** How often each learner was asked each question before these batches. */
async function timesBefore(
  tx: Tx,
  asked: readonly Asked[],
  before: number,
): Promise<Map<string, number>> {
  const which = {
    learners: [...new Set(asked.map(({ learner }) => learner))],
    questionIds: [...new Set(asked.map(({ questionId }) => questionId))],
    before,
  };
  const times = new Map<string, number>();
  for (const row of [
    ...(await countAskedBefore(tx, which)),
    ...(await countPractisedBefore(tx, which)),
  ])
    times.set(pairKey(row), (times.get(pairKey(row)) ?? 0) + row.count);
  return times;
}

/**
 * Rates one answer, the question and each subject of the learner by what was believed before it. A question is moved only by
 * the first answer of each learner, and only by attempts: in practice keys have been seen, and a question cannot be farmed.
 */
function rate(
  { questions, learners }: Ratings,
  answer: Asked & Facts & { nth: number; isShown: (subject: Subject) => boolean },
): void {
  const { questionId, learner, userId, subjects, nth, isOfficial, isShown } = answer;
  const question = questions.get(questionId) ?? newQuestion();
  const before = subjects.map((subject) => {
    const key = subjectKey(learner, subject);
    return { key, own: learners.get(key) ?? { ...newLearner(answer.at), ...subject, userId } };
  });
  const category = before.find(({ own }) => own.categoryId !== null);
  for (const { key, own } of before.filter((each) => isShown(each.own)))
    learners.set(key, { ...own, ...movedLearner(own, question, answer) });
  if (isOfficial && nth === 1)
    questions.set(
      questionId,
      movedQuestion(
        question,
        category ? afterTime(category.own, category.own.ratedAt, answer.at) : unrated,
        answer,
      ),
    );
}

import { makeEssayQuiz, takeEssayQuiz } from '../essays.ts';
import { tokenOf } from '../link-token.ts';
import type { Cast } from './cast.ts';
import type { createContent } from './content.ts';

/** Attempts of the owner, with what follows from them. */
export function createAttempts(
  { world, owner, author }: Cast,
  { quiz }: ReturnType<typeof createContent>,
) {
  const openAttempt = async () => {
    const { id, questionIds } = await quiz();
    const attempt = await owner.calls.attempt.start({ quizId: id });
    return { attemptId: attempt.id, questionId: questionIds[0] ?? 0 };
  };
  /** A question of an attempt of the owner that is over. */
  const askedQuestion = async () => {
    const { attemptId, questionId } = await openAttempt();
    await owner.calls.attempt.submit({ attemptId });
    return { id: attemptId, questionId };
  };
  const pastAttemptId = async () => (await askedQuestion()).id;
  /** The token of a challenge by the owner. */
  const challenge = async () => {
    const { url } = await owner.calls.attempt.createChallenge({ id: await pastAttemptId() });
    return tokenOf(url);
  };
  return {
    /** An open attempt of the owner. */
    openAttempt,
    /** An attempt of the owner that is over. */
    pastAttemptId,
    sprintId: async () => {
      await pastAttemptId();
      return (await owner.calls.practice.startSprint()).id;
    },
    challenge,
    /** A challenge whose quiz is closed. */
    closedChallenge: async () => {
      const token = await challenge();
      await world.db
        .updateTable('quizzes')
        .set({ closesAt: new Date(0) })
        .where('id', 'in', (eb) =>
          eb.selectFrom('quizAttempts').where('userId', '=', owner.id).select('quizId'),
        )
        .execute();
      return token;
    },
    /** A try by a challenge. */
    challengeTry: async () => {
      const token = await challenge();
      const { trial } = await world.guest.calls.attempt.beginChallengeTry({ token });
      return { token, trial };
    },
    /** A quiz that the owner and others have to wait for. */
    waitingQuizId: async (learner = owner) => {
      const { id } = await quiz();
      const { id: attemptId } = await learner.calls.attempt.start({ quizId: id });
      await learner.calls.attempt.submit({ attemptId });
      return id;
    },
    /** An answer of the owner to an essay question of the author, which waits for a mark. */
    answerToMark: async () => {
      const essay = await makeEssayQuiz(world, { createdBy: author.id });
      return takeEssayQuiz(world, owner, essay);
    },
    askedQuestion,
    /** A certificate of the owner. */
    certificateId: async () => {
      const version = await world.db
        .insertInto('seriesVersions')
        .values({
          title: 'A',
          description: '',
          language: 'en',
          quizzes: '[]',
          createdAt: new Date(0),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { publicId } = await world.db
        .insertInto('certificates')
        .values({ userId: owner.id, versionId: version.id, name: 'N', awardedAt: new Date(0) })
        .returning('publicId')
        .executeTakeFirstOrThrow();
      return publicId;
    },
  };
}

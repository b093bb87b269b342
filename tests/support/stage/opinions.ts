import type { createAttempts } from './attempts.ts';
import type { Cast } from './cast.ts';
import type { createContent } from './content.ts';

/** What the owner has written about quizzes and the site. */
export function createOpinions(
  { world, owner }: Cast,
  { quiz }: ReturnType<typeof createContent>,
  { openAttempt }: ReturnType<typeof createAttempts>,
) {
  return {
    /** A remark about a quiz of the author. */
    remarkId: async () => {
      const { id } = await world.db
        .insertInto('quizStars')
        .values({
          ...{ quizId: (await quiz()).id, userId: owner.id, stars: 4, remark: 'Well asked' },
          givenAt: new Date(0),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** A comment of the owner on a question that was answered. */
    commentId: async () => {
      const { attemptId, questionId: id } = await openAttempt();
      await owner.calls.attempt.submit({ attemptId });
      return (await owner.calls.comment.write({ id, text: 'A comment' })).id;
    },
    /** The same on a question of the author. */
    managedCommentId: async () => {
      const { questionIds } = await quiz();
      const { id } = await world.db
        .insertInto('questionComments')
        .values({
          ...{ questionId: questionIds[0] ?? 0, userId: owner.id, text: 'A comment' },
          ...{ createdAt: world.clock.now(), updatedAt: world.clock.now() },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    testimonialId: async () => {
      const { id } = await world.db
        .insertInto('testimonials')
        .values({
          userId: owner.id,
          name: 'Ann',
          role: 'Student',
          content: 'Very good indeed',
          status: 'rejected',
          rating: 5,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    contactMessageId: async () => {
      const { id } = await world.db
        .insertInto('contactMessages')
        .values({
          name: 'Ann',
          email: 'ann@example.com',
          subject: 'A subject',
          category: 'general',
          message: 'A long enough message',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

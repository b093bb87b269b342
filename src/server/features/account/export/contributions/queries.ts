import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.ts';

/** What a person has written for others, and drafts of it. */
export const findContributionsOf = async (db: Database, userId: number) => ({
  ...(await findOpinionsOf(db, userId)),
  ...(await findMessagesOf(db, userId)),
  blogPosts: await db
    .selectFrom('blogPosts')
    .where('authorId', '=', userId)
    .select(['slug', 'title', 'createdAt'])
    .orderBy('id')
    .execute(),
  drafts: await db
    .selectFrom('drafts')
    .where('userId', '=', userId)
    .select(['kind', 'documentId', 'content', 'updatedAt'])
    .orderBy('updatedAt')
    .execute(),
  ...(await findAuthoredOf(db, userId)),
});

/** What an author has made, and files that were uploaded. */
const findAuthoredOf = async (db: Database, userId: number) => ({
  quizzes: await db
    .selectFrom('quizzes')
    .where('createdBy', '=', userId)
    .select(['id', 'title', 'createdAt'])
    .orderBy('id')
    .execute(),
  uploads: await db
    .selectFrom('uploads')
    .where('createdBy', '=', userId)
    .select(['fileName', 'mime', 'alt', 'sha256', 'uploadedAt'])
    .orderBy('id')
    .execute(),
  imports: await db
    .selectFrom('imports')
    .where('createdBy', '=', userId)
    .select(['fileName', 'format', 'createdAt'])
    .orderBy('id')
    .execute(),
  shareLinks: await db
    .selectFrom('shareLinks')
    .where('createdBy', '=', userId)
    .select(['quizId', 'createdAt', 'expiresAt'])
    .orderBy('id')
    .execute(),
});

/** What a person thinks of the site, of quizzes, and of what others have written. */
const findOpinionsOf = async (db: Database, userId: number) => ({
  testimonials: await db
    .selectFrom('testimonials')
    .where('userId', '=', userId)
    .select(['name', 'role', 'content', 'rating', 'status', 'createdAt'])
    .orderBy('id')
    .execute(),
  feedback: await db
    .selectFrom('quizFeedback')
    .where('userId', '=', userId)
    .select(['quizId', 'difficultyRating', 'suggestions', 'createdAt'])
    .orderBy('id')
    .execute(),
  questionReports: await db
    .selectFrom('questionReports')
    .where('userId', '=', userId)
    .select(['questionId', 'kind', 'note', 'reportedAt'])
    .orderBy('id')
    .execute(),
  comments: await db
    .selectFrom('questionComments')
    .where('userId', '=', userId)
    .select(['questionId', 'text', 'state', 'createdAt', 'updatedAt'])
    .orderBy('id')
    .execute(),
  commentReports: await db
    .selectFrom('commentReports')
    .where('userId', '=', userId)
    .select(['commentId', 'reportedAt'])
    .orderBy('commentId')
    .execute(),
  stars: await db
    .selectFrom('quizStars')
    .where('userId', '=', userId)
    .select(['quizId', 'stars', 'remark', 'givenAt'])
    .orderBy('id')
    .execute(),
});

/** Messages to the site, and what was answered. */
const findMessagesOf = async (db: Database, userId: number) => ({
  contactMessages: await db
    .selectFrom('contactMessages')
    .where(isFrom(userId))
    .select(['name', 'email', 'subject', 'category', 'message', 'createdAt'])
    .orderBy('id')
    .execute(),
  contactReplies: await db
    .selectFrom('contactMessages')
    .innerJoin('contactReplies', 'contactReplies.messageId', 'contactMessages.id')
    .where(isFrom(userId))
    .select(['contactMessages.subject', 'contactReplies.text', 'contactReplies.sentAt'])
    .orderBy('contactReplies.id')
    .execute(),
});

/** Messages sent by the person while signed in, or while signed out with the account's verified address. */
function isFrom(userId: number) {
  return (eb: ExpressionBuilder<DB, 'contactMessages'>) =>
    eb.or([
      eb('userId', '=', userId),
      eb('userId', 'is', null).and(
        eb.fn<string>('lower', ['contactMessages.email']),
        'in',
        eb
          .selectFrom('users')
          .where('users.id', '=', userId)
          .where('emailVerified', '=', true)
          .select('users.email'),
      ),
    ]);
}

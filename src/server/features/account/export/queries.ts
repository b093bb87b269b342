import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.ts';
import { googleId } from '#server/kernel/openid.ts';
import { feedbackLevel, shows } from '#shared/kernel/feedback.ts';
import { pointsField } from '#shared/kernel/points.ts';
import { rolesOf } from '#shared/kernel/roles.ts';
import { findApp, findRecoveryCodes, listPasskeys } from '../second-factor/queries.ts';
import { deviceName } from '../sessions/views.ts';

/** A person's attempts with their answers, the newest first; the questions as they were shown. */
export async function listAttemptsOf(db: Database, userId: number, now: Date) {
  const attempts = await db
    .selectFrom('quizAttempts')
    .innerJoin('quizzes', 'quizzes.id', 'quizAttempts.quizId')
    .where('quizAttempts.userId', '=', userId)
    .select([
      'quizAttempts.id',
      'quizAttempts.quizId',
      'quizzes.title',
      'quizAttempts.status',
      'score',
      'points',
      'quizAttempts.totalQuestions',
      'passed',
      'timeTaken',
      'startedAt',
      'completedAt',
      'canRetakeAt',
      'paper',
      'quizAttempts.rules',
      'quizzes.closesAt',
    ])
    .orderBy('quizAttempts.id', 'desc')
    .execute();
  const answers = await db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .select(['answers.id', 'quizAttemptId', 'questionId', 'response', 'flagged', 'isCorrect'])
    .select('answers.credit')
    .orderBy('answers.id')
    .execute();
  const events = await db
    .selectFrom('answerEvents')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answerEvents.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .select(['quizAttemptId', 'questionId', 'receivedAt', 'response', 'flagged'])
    .orderBy('number')
    .execute();
  const marks = await db
    .selectFrom('answerMarks')
    .innerJoin('answers', 'answers.id', 'answerMarks.answerId')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .select(['answerId', 'answerMarks.credit', 'levels', 'comment', 'markedAt'])
    .orderBy('number')
    .execute();
  const marksOf = Map.groupBy(marks, ({ answerId }) => answerId);
  const answersOf = Map.groupBy(answers, (answer) => answer.quizAttemptId);
  const eventsOf = Map.groupBy(events, (event) => event.quizAttemptId);
  return attempts.map(({ paper, quizId, title, rules, closesAt, points, ...attempt }) => ({
    ...attempt,
    ...pointsField({ ...attempt, points }),
    quiz: { id: quizId, title },
    answers: (answersOf.get(attempt.id) ?? []).map(({ id, questionId, credit, ...answer }) => {
      const shown = paper.find((question) => question.questionId === questionId);
      // Options that were not shown are the key.
      const body = shown && shown.order.length > 0 ? shown.body : undefined;
      const options = body && 'options' in body ? body.options : [];
      const received = (eventsOf.get(attempt.id) ?? []).filter(
        (event) => event.questionId === questionId,
      );
      const level = feedbackLevel(rules, closesAt, now);
      return {
        ...answer,
        isCorrect: shows(level, 'marks') ? answer.isCorrect : null,
        ...(credit !== null && shows(level, 'marks') ? { credit } : {}),
        ...marksField(shows(level, 'marks') ? marksOf.get(id) : undefined),
        question: shown?.text ?? '',
        options,
        ...targetsAndGaps(shown?.body),
        received,
      };
    }),
  }));
}

type Body = Selectable<DB['quizAttempts']>['paper'][number]['body'];

/** What could be given to options, and the gaps without their key. */
const targetsAndGaps = (body: Body | undefined) => ({
  ...(body && 'targets' in body ? { targets: body.targets } : {}),
  ...(body && 'gaps' in body
    ? {
        gaps: body.gaps.map((gap) => ({
          kind: gap.kind,
          options: gap.kind === 'choice' ? gap.options : [],
        })),
      }
    : {}),
});

/** What people have marked, each mark that was given; absent without one. */
const marksField = <Mark extends { answerId: number }>(marks: readonly Mark[] | undefined) =>
  marks ? { marks: marks.map(({ answerId: _, ...mark }) => mark) } : {};

/** A person's sessions, access tokens and earlier addresses, without secrets and hashes. */
export async function findAccessOf(db: Database, userId: number) {
  const sessions = await db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .select(['userAgent', 'network', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .orderBy('createdAt')
    .execute();
  const accessTokens = await db
    .selectFrom('accessTokens')
    .where('userId', '=', userId)
    .select(['name', 'scope', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .orderBy('id')
    .execute();
  const formerEmails = await db
    .selectFrom('addressUndos')
    .where('userId', '=', userId)
    .select(['oldEmail as email', 'createdAt as changedAt', 'expiresAt as undoUntil'])
    .orderBy('id')
    .execute();
  return {
    sessions: sessions.map((session) => ({ ...session, device: deviceName(session.userAgent) })),
    accessTokens,
    formerEmails,
  };
}

/** What administrators and providers have to do with a person's account. */
export async function findStandingOf(db: Database, userId: number) {
  const account = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['isAdmin', 'isAuthor', 'isTeacher', 'firebaseId'])
    .executeTakeFirstOrThrow();
  const invitation = await db
    .selectFrom('invitations')
    .where('userId', '=', userId)
    .select(['invitedAt', 'sentAt', 'expiresAt'])
    .executeTakeFirst();
  const linked = await db
    .selectFrom('userIdentities')
    .where('userId', '=', userId)
    .select(['provider', 'subject', 'linkedAt'])
    .orderBy('linkedAt')
    .execute();
  const { firebaseId } = account;
  const google = firebaseId ? [{ provider: googleId, subject: firebaseId, linkedAt: null }] : [];
  return {
    roles: rolesOf(account),
    invitation: invitation ?? null,
    signInProviders: [...google, ...linked],
  };
}

/** A person's second factors, without secrets and hashes. */
export async function findFactorsOf(db: Database, userId: number) {
  const app = await findApp(db, userId);
  const codes = await findRecoveryCodes(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return {
    appAddedAt: app?.confirmedAt ?? null,
    recoveryCodesLeft: codes?.left ?? 0,
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
  };
}

/** What a person has written or earned, apart from attempts. */
export async function findWritingsOf(db: Database, userId: number) {
  const [
    achievements,
    testimonials,
    shares,
    challenges,
    openedQuizzes,
    feedback,
    questionReports,
    stars,
    practiceAnswers,
    classes,
    taughtClasses,
    gradebook,
    assignments,
    exceptions,
    contactMessages,
    contactReplies,
    blogPosts,
    drafts,
    notices,
    noticeChoices,
  ] = [
    await db
      .selectFrom('userAchievements')
      .where('userId', '=', userId)
      .select([
        'achievementType',
        'achievementValue',
        'quizId',
        'categoryId',
        'earnedAt',
        'metadata',
      ])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('testimonials')
      .where('userId', '=', userId)
      .select(['name', 'role', 'content', 'rating', 'status', 'createdAt'])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('socialShares')
      .where('userId', '=', userId)
      .select(['platform', 'shareType', 'quizAttemptId', 'createdAt', 'metadata'])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('challenges')
      .where('userId', '=', userId)
      .select(['attemptId as quizAttemptId', 'showsName', 'createdAt'])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('accessOpenings')
      .where('userId', '=', userId)
      .select(['quizId', 'openedAt'])
      .orderBy('quizId')
      .execute(),
    await db
      .selectFrom('quizFeedback')
      .where('userId', '=', userId)
      .select(['quizId', 'difficultyRating', 'suggestions', 'createdAt'])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('questionReports')
      .where('userId', '=', userId)
      .select(['questionId', 'kind', 'note', 'reportedAt'])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('quizStars')
      .where('userId', '=', userId)
      .select(['quizId', 'stars', 'remark', 'givenAt'])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('practiceAnswers')
      .where('userId', '=', userId)
      .select(['questionId', 'response', 'isCorrect', 'confidence', 'answeredAt', 'sprintId'])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('classMembers')
      .innerJoin('classes', 'classes.id', 'classMembers.classId')
      .where('classMembers.userId', '=', userId)
      .select(['classes.name', 'joinedAt'])
      .orderBy('classes.id')
      .execute(),
    await db
      .selectFrom('classes')
      .leftJoin('classTeachers', (join) =>
        join
          .onRef('classTeachers.classId', '=', 'classes.id')
          .on('classTeachers.userId', '=', userId),
      )
      .where((eb) =>
        eb.or([eb('createdBy', '=', userId), eb('classTeachers.userId', 'is not', null)]),
      )
      .select('name')
      .select(sql<Date>`coalesce(added_at, created_at)`.as('since'))
      .orderBy('classes.id')
      .execute(),
    await db
      .selectFrom('gradebookChanges')
      .innerJoin('gradebookEntries', 'gradebookEntries.id', 'gradebookChanges.entryId')
      .innerJoin('assignments', 'assignments.id', 'gradebookEntries.assignmentId')
      .innerJoin('classes', 'classes.id', 'assignments.classId')
      .leftJoin('quizzes', 'quizzes.id', 'assignments.quizId')
      .leftJoin('series', 'series.id', 'assignments.seriesId')
      .where('gradebookEntries.userId', '=', userId)
      .select(['classes.name as className', 'gradebookChanges.kind'])
      .select(sql<string>`coalesce(quizzes.title, series.display_name)`.as('title'))
      .select(['percent as percentage', 'gradebookChanges.text', 'changedAt as at'])
      .orderBy('gradebookChanges.id')
      .execute(),
    await db
      .selectFrom('assignmentMembers')
      .innerJoin('assignments', 'assignments.id', 'assignmentMembers.assignmentId')
      .innerJoin('classes', 'classes.id', 'assignments.classId')
      .leftJoin('quizzes', 'quizzes.id', 'assignments.quizId')
      .leftJoin('series', 'series.id', 'assignments.seriesId')
      .where('assignmentMembers.userId', '=', userId)
      .select(['classes.name as className', 'isChosen', 'isExcused'])
      .select(sql<string>`coalesce(quizzes.title, series.display_name)`.as('title'))
      .select(['assignmentMembers.startsAt', 'assignmentMembers.dueAt'])
      .select('assignmentMembers.cutOffAt')
      .orderBy('assignmentMembers.id')
      .execute(),
    await listExceptionsOf(db, userId),
    await db
      .selectFrom('contactMessages')
      .where(isFrom(userId))
      .select(['name', 'email', 'subject', 'category', 'message', 'createdAt'])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('contactMessages')
      .innerJoin('contactReplies', 'contactReplies.messageId', 'contactMessages.id')
      .where(isFrom(userId))
      .select(['contactMessages.subject', 'contactReplies.text', 'contactReplies.sentAt'])
      .orderBy('contactReplies.id')
      .execute(),
    await db
      .selectFrom('blogPosts')
      .where('authorId', '=', userId)
      .select(['slug', 'title', 'createdAt'])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('drafts')
      .where('userId', '=', userId)
      .select(['kind', 'documentId', 'content', 'updatedAt'])
      .orderBy('updatedAt')
      .execute(),
    await db
      .selectFrom('notices')
      .where('userId', '=', userId)
      .select(['kind', 'data', 'createdAt', 'readAt', 'mailedAt'])
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('noticeChoices')
      .where('userId', '=', userId)
      .select(['kind', 'inApp', 'mail'])
      .orderBy('kind')
      .execute(),
  ];
  return {
    achievements,
    testimonials,
    shares,
    challenges,
    openedQuizzes,
    feedback,
    questionReports,
    stars,
    practiceAnswers,
    classes,
    taughtClasses,
    gradebook,
    assignments,
    exceptions,
    contactMessages,
    contactReplies,
    blogPosts,
    drafts,
    notices,
    noticeChoices,
    noticeTimes: (await findNoticeTimes(db, userId)) ?? null,
    ...(await findGoalsOf(db, userId)),
  };
}

/** What a person has chosen for practice, and the days on which the daily goal was reached. */
async function findGoalsOf(db: Database, userId: number) {
  const settings = await db
    .selectFrom('practiceSettings')
    .where('userId', '=', userId)
    .select(['retention', 'asksConfidence', 'dailyGoal'])
    .executeTakeFirst();
  const days = await db
    .selectFrom('goalDays')
    .where('userId', '=', userId)
    .select('day')
    .orderBy('day')
    .execute();
  return {
    practiceSettings: settings ?? null,
    practiceSprints: await db
      .selectFrom('practiceSprints')
      .where('userId', '=', userId)
      .select(['id', 'startedAt'])
      .orderBy('id')
      .execute(),
    goalDays: days.map(({ day }) => day),
    pastGoals: await db
      .selectFrom('pastGoals')
      .where('userId', '=', userId)
      .select(['dailyGoal', 'until'])
      .orderBy('until')
      .execute(),
    pastTimeZones: await db
      .selectFrom('pastTimeZones')
      .where('userId', '=', userId)
      .select(['timeZone', 'until'])
      .orderBy('until')
      .execute(),
  };
}

/** What administrators and classes allow the person. */
const listExceptionsOf = (db: Database, userId: number) =>
  db
    .selectFrom('exceptions')
    .where('userId', '=', userId)
    .select(['quizId', 'extraTimePercent', 'extraAttempts', 'closesAt', 'createdAt'])
    .select(sql<string | null>`null`.as('className'))
    .unionAll(
      db
        .selectFrom('classExceptions')
        .innerJoin('classes', 'classes.id', 'classExceptions.classId')
        .where('userId', '=', userId)
        .select(['quizId', 'extraTimePercent', 'extraAttempts', 'closesAt'])
        .select(['classExceptions.createdAt', 'classes.name as className']),
    )
    .orderBy('createdAt')
    .execute();

const findNoticeTimes = (db: Database, userId: number) =>
  db
    .selectFrom('noticeTimes')
    .where('userId', '=', userId)
    .select(['rhythm', 'quietFrom', 'quietUntil', 'dueDays', 'lastMailAt'])
    .executeTakeFirst();

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

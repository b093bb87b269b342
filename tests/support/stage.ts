import { randomBytes } from 'node:crypto';
import { makeCategory, makeQuiz } from './catalogue.ts';
import { makeEssayQuiz, takeEssayQuiz } from './essays.ts';
import type { Person, World } from './world.ts';

interface Cast {
  owner: Person;
  admin: Person;
  /** Who makes quizzes; the administrator unless it is given. */
  author?: Person;
  /** Who makes classes. */
  teacher?: Person;
  /** Who is added to the teachers of such a class. */
  coTeacher?: Person;
}

/** Rows of every kind for trying a call, each created on request. */
export function createStage(world: World, { owner, admin, ...staff }: Cast) {
  const { author = admin, teacher = admin, coTeacher } = staff;
  const fresh = () => crypto.randomUUID().slice(0, 8);
  const categoryId = () => makeCategory(world);
  const quiz = () => makeQuiz(world, { questions: 2, createdBy: author.id });
  const post = async () =>
    admin.calls.blog.create({
      title: `Post ${fresh()}`,
      excerpt: 'An excerpt',
      content: 'Some content',
      status: 'published',
    });
  const openAttempt = async () => {
    const { id, questionIds } = await quiz();
    const attempt = await owner.calls.attempt.start({ quizId: id });
    return { attemptId: attempt.id, questionId: questionIds[0] ?? 0 };
  };
  const pastAttemptId = async () => {
    const { attemptId } = await openAttempt();
    await owner.calls.attempt.submit({ attemptId });
    return attemptId;
  };
  /** The token of a challenge by the owner. */
  const challenge = async () => {
    const { url } = await owner.calls.attempt.createChallenge({ id: await pastAttemptId() });
    return new URL(url).hash.slice('#token='.length);
  };
  /** A class that the owner is a member of, with an assignment. */
  const ownClass = async () => {
    const { id } = await teacher.calls.classroom.create({ name: 'A class' });
    const { joinCode } = await world.db
      .selectFrom('classes')
      .select('joinCode')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await owner.calls.classroom.join({ joinCode });
    if (coTeacher)
      await teacher.calls.classroom.addTeacher({ classId: id, account: coTeacher.username });
    const { id: quizId } = await quiz();
    const assignment = await teacher.calls.classroom.assign({
      ...{ classId: id, quizId, dueAt: null },
      startsAt: world.clock.now().toISOString(),
    });
    return { classId: id, joinCode, quizId, assignmentId: assignment.id };
  };
  const shareLink = async () => {
    const { id: quizId } = await quiz();
    const { id, url } = await author.calls.attempt.createShareLink({ quizId });
    return { id, token: new URL(url).hash.slice('#token='.length) };
  };
  const accessLink = async () => {
    const { id: quizId } = await quiz();
    const { url } = await author.calls.quiz.renewAccessLink({ id: quizId });
    return { quizId, token: new URL(url).hash.slice('#token='.length) };
  };
  const exceptionOf = async (member: { classId: number; userId: number }) => {
    const { id } = await world.db
      .insertInto('classExceptions')
      .values({ ...member, extraTimePercent: 25, createdAt: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    fresh,
    ownerId: owner.id,
    coTeacherId: coTeacher?.id ?? 0,
    coTeacherName: coTeacher?.username ?? '',
    categoryId,
    quiz,
    germanQuiz: () => makeQuiz(world, { language: 'de', createdBy: author.id }),
    /** A quiz that draws from the bank, which has questions for it. */
    drawingQuizId: async () => {
      const { id } = await quiz();
      await quiz();
      await admin.calls.quiz.setDraws({ id, draws: [{ count: 2 }] });
      return id;
    },
    /** A quiz that has a translation. */
    translatedQuizId: async () => {
      const { id } = await quiz();
      const { id: translationId } = await makeQuiz(world, { language: 'de', createdBy: author.id });
      await admin.calls.quiz.linkTranslation({ id, translationId });
      return id;
    },
    post,
    /** A member as whom no other test calls. */
    memberId: async () => (await world.person()).id,
    leavingId: async () => {
      const { id } = await world.person();
      await admin.calls.account.deletePerson({ id });
      return id;
    },
    /** A person who was invited so many minutes ago and has not come. */
    invitedId: async (minutesAgo = 0) => {
      const email = `${fresh()}@example.com`;
      const content = Buffer.from(email).toString('base64');
      await admin.calls.invitation.importPeople({ content });
      const { items } = await admin.calls.invitation.pending({});
      const id = items.find((item) => item.email === email)?.id ?? 0;
      const sentAt = new Date(world.clock.now().getTime() - minutesAgo * 60_000);
      await world.db.updateTable('invitations').set({ sentAt }).where('userId', '=', id).execute();
      return id;
    },
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
    exceptionId: async () => {
      const { id } = await world.db
        .insertInto('exceptions')
        .values({ userId: (await world.person()).id, extraTimePercent: 25, createdAt: new Date(0) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** One that can be undone. */
    regradeId: async () => {
      const { questionIds } = await quiz();
      const { id } = await world.db
        .insertInto('regrades')
        .values({
          ...{ questionId: questionIds[0] ?? 0, version: 1, method: 'full_credit' },
          ...{ takesPasses: false, sendsMails: false, state: 'done', attempts: 0 },
          ...{ createdAt: new Date(0), endedAt: new Date(0) },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** A quiz that the owner and others have to wait for. */
    waitingQuizId: async (learner = owner) => {
      const { id } = await quiz();
      const { id: attemptId } = await learner.calls.attempt.start({ quizId: id });
      await learner.calls.attempt.submit({ attemptId });
      return id;
    },
    /** A secret link to a quiz of the author. */
    shareLink,
    accessLink,
    /** A trial that was begun by such a link. */
    sharedTrial: async () => {
      const { token } = await shareLink();
      const { trial } = await world.guest.calls.attempt.beginShared({ token });
      return { token, trial };
    },
    /** An answer of the owner to an essay question of the author, which waits for a mark. */
    answerToMark: async () => {
      const essay = await makeEssayQuiz(world, { createdBy: author.id });
      return takeEssayQuiz(world, owner, essay);
    },
    /** A question of such an attempt. */
    askedQuestion: async () => {
      const { attemptId, questionId } = await openAttempt();
      await owner.calls.attempt.submit({ attemptId });
      return { id: attemptId, questionId };
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
    ownClass,
    classAssignment: async () => {
      const { classId, assignmentId } = await ownClass();
      return { classId, assignmentId };
    },
    /** The owner's cell in the gradebook of such a class. */
    gradebookCell: async () => {
      const { classId, assignmentId } = await ownClass();
      return { classId, assignmentId, userId: owner.id };
    },
    /** The owner as a member of such a class. */
    classMember: async () => ({ classId: (await ownClass()).classId, userId: owner.id }),
    /** What such a class allows the owner. */
    classException: async () => {
      const place = { classId: (await ownClass()).classId, userId: owner.id };
      return { ...place, id: await exceptionOf(place) };
    },
    /** Everything that calls about a member of such a class name. */
    classPlace: async () => {
      const { classId, assignmentId, quizId } = await ownClass();
      const place = { classId, userId: owner.id };
      return { ...place, assignmentId, quizId, exceptionId: await exceptionOf(place) };
    },
    /** An assigned quiz of such a class that the owner has to wait for. */
    classWait: async () => {
      const { classId, quizId } = await ownClass();
      const { id: attemptId } = await owner.calls.attempt.start({ quizId });
      await owner.calls.attempt.submit({ attemptId });
      return { classId, userId: owner.id, quizId };
    },
    /** A notice of the owner. */
    noticeId: async () => {
      await ownClass();
      const { items } = await owner.calls.notice.page({});
      return items[0]?.id ?? 0;
    },
    /** An attempt of the owner that the gradebook of such a class has. */
    classAttempt: async () => {
      const { classId, quizId } = await ownClass();
      const { id: attemptId } = await owner.calls.attempt.start({ quizId });
      await owner.calls.attempt.submit({ attemptId });
      return { classId, attemptId };
    },
    subCategory: async () => {
      const id = await categoryId();
      const name = `sub_${fresh()}`;
      return admin.calls.category.createSub({ name, displayName: name, categoryId: id });
    },
    importId: async () => {
      const { id: quizId } = await quiz();
      const content = Buffer.from('1. One?\n*a) yes\nb) no').toString('base64');
      const { added } = await author.calls.exchange.importFile({ content, quizId });
      return added?.importId ?? 0;
    },
    /** An unused one of long ago. */
    pictureId: async () => {
      const { id } = await world.db
        .insertInto('uploads')
        .values({
          sha256: randomBytes(32).toString('hex'),
          mime: 'image/webp',
          ...{ bytes: 100, width: 10, height: 10, fileName: 'old.png' },
          uploadedAt: new Date(0),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    tagId: async () => (await admin.calls.question.createTag({ name: `tag ${fresh()}` })).id,
    seriesId: async () => {
      const { id } = await admin.calls.series.create({
        name: `series_${fresh()}`,
        displayName: 'A series',
        categoryId: await categoryId(),
      });
      return id;
    },
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
    /** Fields of a quiz that can be saved. */
    quizFields: async () => ({
      title: 'A quiz',
      description: 'About something',
      categoryId: await categoryId(),
      status: 'draft' as const,
    }),
    question: {
      text: 'What is the capital of Portugal?',
      type: 'single_choice' as const,
      options: ['Porto', 'Lisbon'],
      correctOption: 1,
    },
  };
}

export type Stage = ReturnType<typeof createStage>;

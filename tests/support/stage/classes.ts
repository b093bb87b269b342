import type { Cast } from './cast.ts';
import type { createContent } from './content.ts';

/** Classes that the owner is a member of, with their assignments. */
export function createClasses(
  { world, owner, teacher, coTeacher }: Cast,
  { quiz }: ReturnType<typeof createContent>,
) {
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
  const exceptionOf = async (member: { classId: number; userId: number }) => {
    const { id } = await world.db
      .insertInto('classExceptions')
      .values({ ...member, extraTimePercent: 25, createdAt: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
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
      const member = { classId: (await ownClass()).classId, userId: owner.id };
      return { ...member, id: await exceptionOf(member) };
    },
    /** Everything that calls about a member of such a class name. */
    classWithException: async () => {
      const { classId, assignmentId, quizId } = await ownClass();
      const member = { classId, userId: owner.id };
      return { ...member, assignmentId, quizId, exceptionId: await exceptionOf(member) };
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
  };
}

import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import { readTimeline } from '#server/features/attempt/events/workflows/read-timeline.ts';
import { notFound, orNotFound } from '#server/kernel/failure.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberProcedure, router, teacherProcedure } from '#server/kernel/trpc.ts';
import { AttemptTimeline } from '#shared/features/attempt/events.ts';
import { GradebookFile, GradebookFormat } from '#shared/features/classroom/gradebook/schema.ts';
import {
  ClassInput,
  ClassMember,
  ClassRow,
  Gradebook,
  JoinCode,
  joinCodeLength,
  OwnClass,
  ShownGradebook,
} from '#shared/features/classroom/schema.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { assignmentProcedures } from './assignments/router.ts';
import { exceptionProcedures } from './exceptions/router.ts';
import { writeGradebook } from './export/workflows/write-gradebook.ts';
import { gradebookProcedures } from './gradebook/router.ts';
import { classAttempt, ledClass, managedClass, ownClass } from './guards.ts';
import { classInvitationProcedures } from './invitations/router.ts';
import { liveProcedures } from './live/router.ts';
import {
  addMember,
  changeClass,
  createClass,
  lockOpenClass,
  removeClass,
  removeMember,
} from './mutations.ts';
import { listClasses, listMembers } from './queries.ts';
import { teacherProcedures } from './teachers/router.ts';
import { classMember } from './views.ts';
import { readGradebook, readOwnClasses, readShownGradebook } from './workflows/read-gradebook.ts';

/** Without 0, 1, I, L, O and U: 30 characters, so that eight of them cannot be guessed. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newJoinCode = (): string =>
  Array.from({ length: joinCodeLength }, () => characters[randomInt(characters.length)]).join('');

const Ref = z.object({ id: z.int() });

/** What teachers do with their classes. */
const keeping = {
  list: teacherProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes',
        summary: 'The classes that the caller teaches, of administrators all; the newest first',
        list: 'plain',
      },
    })
    .output(z.array(ClassRow))
    .query(({ ctx }) => listClasses(ctx.db, managerOf(ctx.actor))),

  create: teacherProcedure
    .input(ClassInput)
    .concat(repeatable)
    .output(Ref)
    .mutation(({ ctx, input: { name } }) =>
      inTransaction(ctx.db, (tx) =>
        createClass(tx, { name, joinCode: newJoinCode(), createdBy: ctx.actor.userId }, ctx.now),
      ),
    ),

  rename: managedClass
    .input(ClassInput)
    .output(Ref)
    .mutation(async ({ ctx, input: { classId, name } }) => {
      await inTransaction(ctx.db, (tx) => changeClass(tx, classId, { name }));
      return { id: classId };
    }),

  setOpen: managedClass
    .input(z.object({ isOpen: z.boolean() }))
    .output(Ref)
    .mutation(async ({ ctx, input: { classId, isOpen } }) => {
      await inTransaction(ctx.db, (tx) => changeClass(tx, classId, { isOpen }));
      return { id: classId };
    }),

  renewCode: managedClass
    .output(z.object({ joinCode: z.string() }))
    .mutation(async ({ ctx, input: { classId } }) => {
      const joinCode = newJoinCode();
      await inTransaction(ctx.db, async (tx) => {
        await changeClass(tx, classId, { joinCode });
        await recordAct(tx, { kind: 'classes', rowId: classId }, { join_code: 'renewed' });
      });
      return { joinCode };
    }),

  remove: ledClass.output(Ref).mutation(async ({ ctx, input: { classId } }) => {
    await inTransaction(ctx.db, (tx) => removeClass(tx, classId));
    return { id: classId };
  }),

  removeMember: managedClass
    .input(z.object({ userId: Id }))
    .output(Ref)
    .mutation(async ({ ctx, input: { classId, userId } }) => {
      await inTransaction(ctx.db, async (tx) => {
        if (!(await removeMember(tx, { classId, userId }))) throw notFound('Member');
        await recordAct(tx, { kind: 'classes', rowId: classId }, { removed_member: userId });
      });
      return { id: userId };
    }),

  gradebook: managedClass
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/gradebook',
        summary: 'A class with its members, its assignments and every mark',
      },
      event: 'results-read',
    })
    .output(Gradebook)
    .query(({ ctx }) => readGradebook(ctx.db, ctx.class, ctx.now)),

  /** The gradebook without what the screen does not show: the page of a large class opens in a third of the time. */
  shownGradebook: managedClass
    .meta({ event: 'results-read' })
    .output(ShownGradebook)
    .query(({ ctx }) => readShownGradebook(ctx.db, ctx.class, ctx.now)),

  /** What a member of the class did in an attempt at an assigned quiz. */
  attempt: classAttempt.output(AttemptTimeline).query(({ ctx }) => readTimeline(ctx, ctx.attempt)),

  gradebookFile: managedClass
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/gradebook/file',
        summary: 'The gradebook as a file, with marks by hand, deductions and comments',
        strict: true,
      },
      event: 'results-exported',
    })
    .input(z.object({ format: GradebookFormat.default('csv').describe('`csv` or `xlsx`') }))
    .output(GradebookFile)
    .query(({ ctx, input: { format } }) =>
      writeGradebook(ctx.db, { managed: ctx.class, format }, ctx.now),
    ),

  members: managedClass
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/members',
        summary: 'The members of a class, by name',
        list: 'plain',
      },
    })
    .output(z.array(ClassMember))
    .query(async ({ ctx }) => (await listMembers(ctx.db, ctx.class.id)).map(classMember)),
};

/** Classes of learners, with the quizzes that are assigned to them. */
export const classroomRouter = router({
  ...keeping,
  ...teacherProcedures,
  ...assignmentProcedures,
  ...gradebookProcedures,
  ...exceptionProcedures,
  ...classInvitationProcedures,
  ...liveProcedures,

  own: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/user/classes',
        summary: 'The classes of the caller with what is assigned to the caller, and what is done',
        list: 'plain',
      },
    })
    .output(z.array(OwnClass))
    .query(({ ctx }) => readOwnClasses(ctx.db, ctx.actor.userId, ctx.now)),

  join: memberProcedure
    .meta({ finds: 'Class' })
    .input(z.object({ joinCode: JoinCode }))
    .output(z.object({ id: z.int(), name: z.string() }))
    .mutation(async ({ ctx, input: { joinCode } }) => {
      // By account, because a whole class joins from one network.
      await takeOne(ctx.limits, 'starts', `join ${ctx.actor.userId}`);
      return inTransaction(ctx.db, async (tx) => {
        const found = orNotFound(await lockOpenClass(tx, joinCode), 'Class');
        await addMember(tx, { classId: found.id, userId: ctx.actor.userId }, ctx.now);
        return found;
      });
    }),

  leave: ownClass.output(Ref).mutation(async ({ ctx, input: { classId } }) => {
    const member = { classId, userId: ctx.actor.userId };
    await inTransaction(ctx.db, (tx) => removeMember(tx, member));
    return { id: classId };
  }),
});

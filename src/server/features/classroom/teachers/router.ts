import { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import { findTeacherId } from '#server/features/account/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { ClassTeacher, TeacherInput } from '#shared/features/classroom/teachers.ts';
import { Id } from '#shared/kernel/id.ts';
import { ledClass, managedClass } from '../guards.ts';
import { addTeacher, removeTeacher } from './mutations.ts';
import { listTeachers } from './queries.ts';

const Ref = z.object({ id: z.int() });

/** The teachers of a class; the person who made it chooses the others. */
export const teacherProcedures = {
  teachers: managedClass
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/teachers',
        summary: 'The teachers of a class: who made it, then those who were added',
        list: 'plain',
      },
    })
    .output(z.array(ClassTeacher))
    .query(async ({ ctx, input: { classId } }) =>
      (await listTeachers(ctx.db, [classId])).map(({ name, ...teacher }) => ({
        ...teacher,
        name: name ?? '',
      })),
    ),

  /** An unknown name and one of an account that teaches nothing get the same answer. */
  addTeacher: ledClass
    .meta({
      rest: {
        method: 'POST',
        path: '/api/classes/{classId}/teachers',
        summary: 'Add a teacher to a class; adding one again changes nothing',
        strict: true,
      },
      finds: 'Teacher',
    })
    .input(TeacherInput)
    .output(Ref)
    .mutation(async ({ ctx, input: { classId, account } }) => {
      await takeOne(ctx.limits, 'starts', `teacher ${ctx.actor.userId}`);
      const userId = orNotFound(await findTeacherId(ctx.db, account), 'Teacher');
      await inTransaction(ctx.db, async (tx) => {
        await addTeacher(tx, { classId, userId }, ctx.now);
        await recordAct(tx, { kind: 'classes', rowId: classId }, { added_teacher: userId });
      });
      return { id: userId };
    }),

  removeTeacher: ledClass
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/classes/{classId}/teachers/{userId}',
        summary: 'Remove a teacher who was added to a class',
      },
      finds: 'Teacher',
    })
    .input(z.object({ userId: Id }))
    .output(Ref)
    .mutation(async ({ ctx, input: { classId, userId } }) => {
      await inTransaction(ctx.db, (tx) => removeTeacher(tx, { classId, userId }));
      return { id: userId };
    }),

  /** For a teacher who was added. */
  stopTeaching: managedClass
    .meta({ finds: 'Teacher' })
    .output(Ref)
    .mutation(async ({ ctx, input: { classId } }) => {
      const { userId } = ctx.actor;
      await inTransaction(ctx.db, (tx) => removeTeacher(tx, { classId, userId }));
      return { id: classId };
    }),
};

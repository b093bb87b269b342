import { z } from 'zod';
import type { Tx } from '#db/open.ts';
import {
  removeClassException,
  writeClassException,
} from '#server/features/exception/classes/mutations.ts';
import { listClassExceptions } from '#server/features/exception/classes/queries.ts';
import { versionOfExceptions } from '#server/features/exception/views.ts';
import { notFound, orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import { ClassExceptionInput, MemberExceptions } from '#shared/features/classroom/exceptions.ts';
import { Id } from '#shared/kernel/id.ts';
import { LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { lockMember, touchExceptions } from '../mutations.ts';
import { findMember } from '../queries.ts';
import { classMember, otherMember } from './guards.ts';
import { endMemberWaits } from './workflows/end-waits.ts';
import { readAssigned, readExceptions } from './workflows/read-exceptions.ts';

/** What the teachers of a class allow a member beyond the rules of the assigned quizzes. */
export const exceptionProcedures = {
  exceptions: classMember
    .meta({
      rest: {
        method: 'GET',
        path: '/api/classes/{classId}/members/{userId}/exceptions',
        summary: 'What a member is allowed beyond the rules of the assigned quizzes',
      },
    })
    .output(MemberExceptions)
    .query(({ ctx }) => readExceptions(ctx.db, ctx, ctx)),

  setException: otherMember
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/classes/{classId}/members/{userId}/exceptions',
        summary: 'Allow a member more time, more attempts or a later closing date',
        strict: true,
      },
      finds: 'Quiz',
    })
    .input(ClassExceptionInput)
    .input(LoadedVersion)
    .output(MemberExceptions)
    .mutation(({ ctx, input: { loadedUpdatedAt, ...input } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await takeExceptions(tx, input, loadedUpdatedAt);
        if (input.quizId !== null) await getAssigned(tx, input, input.quizId);
        await writeClassException(tx, { ...input, createdBy: ctx.actor.userId }, ctx.now);
        await touchExceptions(tx, input, ctx.now);
        return readExceptions(tx, ctx, ctx);
      }),
    ),

  removeException: otherMember
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/classes/{classId}/members/{userId}/exceptions/{id}',
        summary: 'Take back what the class allowed a member',
      },
      finds: 'Exception',
    })
    .input(LoadedVersion.extend({ id: Id }))
    .output(MemberExceptions)
    .mutation(({ ctx, input: { loadedUpdatedAt, ...input } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await takeExceptions(tx, input, loadedUpdatedAt);
        if (!(await removeClassException(tx, input))) throw notFound('Exception');
        await touchExceptions(tx, input, ctx.now);
        return readExceptions(tx, ctx, ctx);
      }),
    ),

  /** Repeating it changes nothing: a wait that has ended stays as it is. */
  endWait: otherMember
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/classes/{classId}/members/{userId}/waits/{quizId}',
        summary: 'End the wait of a member before the next attempt at an assigned quiz',
      },
      finds: 'Quiz',
      changesOnlyAttempts: true,
    })
    .input(z.object({ quizId: Id }))
    .output(MemberExceptions)
    .mutation(({ ctx, input: { classId, userId, quizId } }) =>
      inTransaction(ctx.db, async (tx) => {
        await takeMember(tx, { classId, userId });
        const { startsAt } = await getAssigned(tx, { classId, userId }, quizId);
        if (startsAt > ctx.now) throw notFound('Quiz');
        await endMemberWaits(tx, { classId, userId, quizIds: [quizId] }, ctx.now);
        return readExceptions(tx, ctx, ctx);
      }),
    ),

  /** The same at all quizzes whose assignment has begun. */
  endWaits: otherMember
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/classes/{classId}/members/{userId}/waits',
        summary: 'End all waits of a member at assigned quizzes',
      },
      changesOnlyAttempts: true,
    })
    .output(MemberExceptions)
    .mutation(({ ctx, input: { classId, userId } }) =>
      inTransaction(ctx.db, async (tx) => {
        await takeMember(tx, { classId, userId });
        const begun = (await readAssigned(tx, { classId, userId })).filter(
          ({ startsAt }) => startsAt <= ctx.now,
        );
        const quizIds = begun.map(({ id }) => id);
        await endMemberWaits(tx, { classId, userId, quizIds }, ctx.now);
        return readExceptions(tx, ctx, ctx);
      }),
    ),
};

/** Keeps a person a member until the transaction ends. */
async function takeMember(tx: Tx, member: { classId: number; userId: number }): Promise<void> {
  if (!(await lockMember(tx, member))) throw notFound('Member');
}

/**
 * The same for a change of what the class allows the member.
 * @throws stale when that is another version than the client has seen
 */
async function takeExceptions(
  tx: Tx,
  member: { classId: number; userId: number },
  loadedUpdatedAt: string | undefined,
): Promise<void> {
  await takeMember(tx, member);
  const { exceptionsUpdatedAt } = orNotFound(await findMember(tx, member), 'Member');
  const given = await listClassExceptions(tx, member);
  const stored = versionOfExceptions(exceptionsUpdatedAt, given);
  requireUnchanged('list of exceptions', stored, loadedUpdatedAt);
}

async function getAssigned(tx: Tx, member: { classId: number; userId: number }, quizId: number) {
  const quizzes = await readAssigned(tx, member);
  const found = quizzes.find(({ id }) => id === quizId);
  if (!found) throw notFound('Quiz');
  return found;
}

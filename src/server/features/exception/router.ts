import { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import { findQuizCard } from '#server/features/quiz/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { router } from '#server/kernel/trpc.ts';
import { ExceptionInput, PersonException } from '#shared/features/exception/schema.ts';
import { listExceptionsByClasses } from './classes/queries.ts';
import { anyException, anyPerson } from './guards.ts';
import { removeException, writeException } from './mutations.ts';
import { listExceptions } from './queries.ts';
import { exceptionByClass, personException } from './views.ts';

/** What administrators allow a person beyond the rules of quizzes. It counts for attempts that begin afterwards. */
export const exceptionRouter = router({
  /** Also what classes allow the person, which their teachers change. */
  list: anyPerson
    .output(z.array(PersonException))
    .query(async ({ ctx: { db }, input: { userId } }) => [
      ...(await listExceptions(db, userId)).map(personException),
      ...(await listExceptionsByClasses(db, userId)).map(exceptionByClass),
    ]),

  set: anyPerson
    .input(ExceptionInput)
    .output(z.object({ userId: z.int() }))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        const { userId, quizId, closesAt, ...extras } = input;
        if (quizId !== null) orNotFound(await findQuizCard(tx, quizId, 'author'), 'Quiz');
        await writeException(tx, { ...input, createdBy: ctx.actor.userId }, ctx.now);
        const act = { exception: quizId ?? 'every quiz', ...extras, closesAt: closesAt ?? '' };
        await recordAct(tx, { kind: 'users', rowId: userId }, act);
        return { userId };
      }),
    ),

  remove: anyException.output(z.object({ id: z.int() })).mutation(({ ctx: { db, exception } }) =>
    inTransaction(db, async (tx) => {
      await removeException(tx, exception.id);
      await recordAct(tx, { kind: 'users', rowId: exception.userId }, { exception: 'removed' });
      return { id: exception.id };
    }),
  ),
});

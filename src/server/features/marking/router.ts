import { z } from 'zod';
import { listMarks } from '#server/features/attempt/marking/queries.ts';
import { listClasses } from '#server/features/classroom/queries.ts';
import { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { markerProcedure, router } from '#server/kernel/trpc.ts';
import {
  AnswerToMark,
  AnswerToMarkInput,
  MarkableAnswer,
  MarkableInput,
  MarkInput,
  MarkOutcome,
  WaitingAnswers,
  WaitingCount,
  WaitingInput,
} from '#shared/features/marking/schema.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { markableAnswer } from './guards.ts';
import { countWaiting, findMarkable, listMarkable, listWaiting } from './queries.ts';
import { answerToMark, waitingQuestion } from './views.ts';
import { giveMark } from './workflows/give-mark.ts';

/** People mark the answers that no rule can grade. */
export const markingRouter = router({
  count: markerProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/marking/count',
        summary: 'How many answers wait for your mark',
        strict: true,
      },
    })
    .output(WaitingCount)
    .query(async ({ ctx }) => ({ waiting: await countWaiting(ctx.db, ctx.actor) })),

  waiting: markerProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/marking',
        summary: 'The questions whose answers wait for your mark',
        strict: true,
      },
    })
    .input(WaitingInput)
    .output(WaitingAnswers)
    .query(async ({ ctx: { db, actor }, input }) => {
      const rows = await listWaiting(db, actor, input);
      const asked = await listAskedQuestions(db, [
        ...new Set(rows.map(({ questionId }) => questionId)),
      ]);
      const questions = new Map(asked.map((question) => [question.id, question]));
      const teaches = actor.isAdmin || actor.isTeacher;
      return {
        classes: teaches ? await listClasses(db, managerOf(actor)) : [],
        questions: rows.map((row) => waitingQuestion(row, questions)),
      };
    }),

  answers: markerProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/marking/questions/{questionId}/answers',
        summary: 'The answers to a question that you can mark, or that are marked',
        list: 'plain',
        strict: true,
      },
    })
    .input(MarkableInput)
    .output(z.array(MarkableAnswer))
    .query(({ ctx: { db, actor }, input }) => listMarkable(db, actor, input)),

  answer: markableAnswer
    .meta({
      rest: {
        method: 'GET',
        path: '/api/marking/answers/{id}',
        summary: 'An answer with its question, rubric and marks',
        strict: true,
      },
    })
    .input(AnswerToMarkInput)
    .output(AnswerToMark)
    .query(async ({ ctx: { db, answer }, input: { named } }) =>
      answerToMark(answer, await listMarks(db, answer.id), { named }),
    ),

  mark: markableAnswer
    .meta({
      rest: {
        method: 'POST',
        path: '/api/marking/answers/{id}/marks',
        summary: 'Give an answer its mark, or another one',
        refuses: ['conflict'],
        strict: true,
      },
      changesOnlyAttempts: true,
    })
    .input(MarkInput)
    .output(MarkOutcome)
    .mutation(async ({ ctx, input }) => {
      const kind = await giveMark(ctx, ctx.answer, input);
      const { db, actor } = ctx;
      const answer = orNotFound(await findMarkable(db, actor, input.id), 'Answer');
      return {
        kind,
        answer: answerToMark(answer, await listMarks(db, input.id), { named: false }),
      };
    }),
});

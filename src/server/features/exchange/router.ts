import { z } from 'zod';
import type { Database, Tx } from '#db/open.ts';
import { requireStill } from '#server/features/account/guards.ts';
import { requireManagedQuestions } from '#server/features/question/guards.ts';
import { findQuizCard } from '#server/features/quiz/cards/queries.ts';
import { requireManagedQuizzes } from '#server/features/quiz/guards.ts';
import { getQuizStatus } from '#server/features/quiz/queries.ts';
import { listQuestionsByIds } from '#server/features/quiz/questions/queries.ts';
import { listQuestionsInSlots } from '#server/features/quiz/slots/queries.ts';
import { notFound } from '#server/kernel/failure.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { translationInto } from '#server/kernel/translations.ts';
import { authorProcedure, guestProcedure, router } from '#server/kernel/trpc.ts';
import { writing } from '#server/kernel/writing.ts';
import { exampleQuestions } from '#shared/features/exchange/example-questions.ts';
import {
  ExportedFile,
  ExportRequest,
  ImportFile,
  ImportProgress,
  ImportReport,
  ProgressKey,
  RecentImport,
} from '#shared/features/exchange/schema.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { type Manager, managerOf } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { hasImport, listImports } from './queries.ts';
import { importFile, readImport, translated, undoableSince } from './workflows/import-file.ts';
import { undoImport } from './workflows/undo-import.ts';
import { writeFile } from './workflows/write-file.ts';

const idsOf = (list: string): number[] => list.split(',').map(Number);

/**
 * The questions of an export, of a quiz with those that it links; without a quiz or ids, examples of each type, as a
 * template.
 */
function exportedQuestions(
  { db, manager }: { db: Database; manager: Manager },
  { quizId, questionIds }: Pick<ExportRequest, 'quizId' | 'questionIds'>,
): Promise<readonly QuestionInput[]> {
  if (quizId !== undefined) return listQuestionsInSlots(db, quizId, manager);
  if (questionIds !== undefined) return listQuestionsByIds(db, idsOf(questionIds));
  return Promise.resolve(exampleQuestions);
}

export const exchangeRouter = router({
  importFile: authorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/import',
        summary: 'Add the questions of a file to a quiz, or report what it has (`dryRun`)',
        strict: true,
      },
      finds: 'Quiz',
      carriesFile: true,
    })
    .input(ImportFile)
    .use(async ({ ctx, input, next }) => {
      if (input.quizId !== undefined) await requireManagedQuizzes(ctx, [input.quizId]);
      return next();
    })
    // Before the transaction of a repeatable call.
    .use(({ ctx, input, next }) =>
      ctx.progress.during(input.progressKey, async (report) => {
        const site = { media: ctx.media, publicUrl: ctx.config.publicUrl, report };
        return next({ ctx: { report, file: await readImport(site, input) } });
      }),
    )
    .concat(repeatable)
    .output(ImportReport)
    .mutation(async ({ ctx, input }) => {
      const { file, language, settings } = ctx;
      const by = {
        ...writing(ctx),
        file,
        newQuizRules: settings.current.quizRules,
        quotas: settings.current,
        manager: managerOf(ctx.actor),
        requireStillAllowed: async (tx: Tx) => {
          const actor = await requireStill('author', { ...ctx, db: tx });
          if (input.quizId !== undefined)
            await requireManagedQuizzes({ db: tx, actor }, [input.quizId]);
        },
      };
      return translated(await importFile(ctx, input, by), translationInto(language));
    }),

  /** Needs no account, and no embedded database, which may be busy with the import. */
  importProgress: guestProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/import-progress/{progressKey}',
        summary: 'How far an import is, by its `progressKey`; null if none is running with it',
      },
    })
    .input(z.object({ progressKey: ProgressKey.describe('That of the import') }))
    .output(ImportProgress.nullable())
    .query(async ({ ctx, input }) => (await ctx.progress.find(input.progressKey)) ?? null),

  imports: authorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/imports',
        summary: 'Imports that can be undone, the latest first',
        list: 'plain',
      },
    })
    .output(z.array(RecentImport))
    .query(async ({ ctx }) => {
      const rows = await listImports(ctx.db, managerOf(ctx.actor), undoableSince(ctx.now));
      const quizzes = await Promise.all(
        rows.map(({ quizId }) =>
          quizId === null ? undefined : findQuizCard(ctx.db, quizId, 'author'),
        ),
      );
      return rows.map((row, index) => ({ ...row, quizTitle: quizzes[index]?.title ?? null }));
    }),

  undoImport: authorProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/admin/imports/{id}',
        summary: 'Undo an import within a day; questions that were asked are archived',
      },
      finds: 'Import',
    })
    .input(z.object({ id: Id }))
    .use(async ({ ctx, input, next }) => {
      if (!(await hasImport(ctx.db, managerOf(ctx.actor), input.id))) throw notFound('Import');
      return next();
    })
    .output(z.object({ removedQuestions: z.int() }))
    .mutation(async ({ ctx, input }) => ({
      removedQuestions: await undoImport(ctx, input.id, writing(ctx)),
    })),

  exportFile: authorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/export',
        summary:
          'Questions as a file for other systems, with what its format does not carry; of no questions, a template',
        strict: true,
      },
      finds: 'Quiz',
    })
    .input(ExportRequest)
    .use(async ({ ctx, input: { quizId, questionIds }, next }) => {
      if (quizId !== undefined) await requireManagedQuizzes(ctx, [quizId]);
      if (questionIds !== undefined) await requireManagedQuestions(ctx, idsOf(questionIds));
      return next();
    })
    .output(ExportedFile)
    .query(async ({ ctx, input: { format, quizId, questionIds } }) => {
      if (quizId !== undefined) await getQuizStatus(ctx.db, quizId);
      const questions = await exportedQuestions(
        { db: ctx.db, manager: managerOf(ctx.actor) },
        { quizId, questionIds },
      );
      const { bytes, extension, type, losses } = await writeFile(questions, format, {
        at: ctx.now,
        publicUrl: ctx.config.publicUrl,
        media: ctx.media,
      });
      return {
        fileName: `questions${quizId === undefined ? '' : `-${quizId}`}.${extension}`,
        type,
        content: Buffer.from(bytes).toString('base64'),
        questions: questions.length,
        losses,
      };
    }),
});

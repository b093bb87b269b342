import { listForPaper } from '#server/features/attempt/queries.ts';
import { listVersionNumbers } from '#server/features/quiz/questions/queries.ts';
import { secureChance } from '#server/kernel/chance.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberProcedure, router } from '#server/kernel/trpc.ts';
import {
  KeptAnswersInput,
  KeptAnswersStored,
  PracticePack,
} from '#shared/features/practice/pack/schema.ts';
import { chooseSet, noGaps } from '#shared/features/practice/rules.ts';
import {
  PracticeAnswerInput,
  PracticeFeedback,
  PracticeSet,
  PracticeSetInput,
  PracticeSettings,
  PracticeSettingsInput,
  PracticeSummary,
  standardPractice,
} from '#shared/features/practice/schema.ts';
import { Streak } from '#shared/features/practice/streak/schema.ts';
import { writeSettings } from './mutations.ts';
import { readPack } from './pack/workflows/read-pack.ts';
import { storeKept } from './pack/workflows/store-kept.ts';
import { findSettings } from './queries.ts';
import { readStreak } from './streak/workflows/read-streak.ts';
import { practiceSummary, questionOfSet } from './views.ts';
import { checkAnswer } from './workflows/check-answer.ts';
import { findGaps } from './workflows/find-gaps.ts';
import { readMemory } from './workflows/read-memory.ts';

/** Questions of finished attempts, asked again as often as a learner wants. They count in no result. */
export const practiceRouter = router({
  summary: memberProcedure.output(PracticeSummary).query(async ({ ctx: { db, actor, now } }) => {
    const streak = await readStreak(db, actor.userId, now);
    return { ...practiceSummary(await readMemory(db, actor, now), now), streak };
  }),

  streak: memberProcedure
    .output(Streak.nullable())
    .query(({ ctx: { db, actor, now } }) => readStreak(db, actor.userId, now)),

  next: memberProcedure
    .meta({ finds: 'Quiz attempt' })
    .input(PracticeSetInput)
    .output(PracticeSet)
    .query(async ({ ctx: { db, actor, now }, input }) => {
      const { settings, questions, quizzes } = await readMemory(db, actor, now);
      const gaps =
        input.mode === 'gaps' && input.attemptId !== undefined
          ? await findGaps({ db, now, userId: actor.userId }, input.attemptId, questions)
          : noGaps;
      const chosen = chooseSet(questions, { ...input, gaps }, { now, chance: secureChance });
      const ids = chosen.map(({ questionId }) => questionId);
      const versions = await listVersionNumbers(db, ids);
      const stored = await listForPaper(db, ids, { keep: false });
      const byId = new Map(stored.map((question) => [question.questionId, question]));
      return {
        asksConfidence: settings.asksConfidence,
        questions: chosen.flatMap(({ questionId, quizId }) => {
          const question = byId.get(questionId);
          const quiz = quizzes.get(quizId);
          const version = versions.get(questionId);
          if (!question || !quiz || version === undefined) return [];
          return [questionOfSet({ ...question, version }, quiz, secureChance)];
        }),
      };
    }),

  answer: memberProcedure
    .meta({ finds: 'Question', changesOnlyAttempts: true })
    .input(PracticeAnswerInput)
    .output(PracticeFeedback)
    .mutation(({ ctx, input }) => checkAnswer(ctx, ctx.actor.userId, input)),

  pack: memberProcedure
    .output(PracticePack)
    .query(({ ctx: { db, actor, now } }) => readPack(db, actor.userId, now)),

  sendKept: memberProcedure
    .meta({ changesOnlyAttempts: true })
    .input(KeptAnswersInput)
    .output(KeptAnswersStored)
    .mutation(({ ctx, input }) => storeKept(ctx, ctx.actor.userId, input.answers)),

  saveSettings: memberProcedure
    .input(PracticeSettingsInput)
    .output(PracticeSettings)
    .mutation(({ ctx: { db, actor, now }, input }) =>
      inTransaction(db, async (tx) => {
        const { userId } = actor;
        const stored = (await findSettings(tx, userId)) ?? standardPractice;
        const settings = { ...input, dailyGoal: input.dailyGoal ?? stored.dailyGoal };
        await writeSettings(tx, { userId, settings }, now);
        return settings;
      }),
    ),
});

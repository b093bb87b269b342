import { findTimeZones } from '#server/features/account/recipients/queries.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberProcedure, router } from '#server/kernel/trpc.ts';
import {
  KeptAnswersInput,
  KeptAnswersStored,
  PracticePack,
} from '#shared/features/practice/pack/schema.ts';
import {
  PracticeAnswerInput,
  PracticeFeedback,
  PracticeSet,
  PracticeSetInput,
  PracticeSettings,
  PracticeSettingsInput,
  PracticeSummary,
} from '#shared/features/practice/schema.ts';
import { ownDays } from '#shared/features/practice/streak/rules.ts';
import { Streak } from '#shared/features/practice/streak/schema.ts';
import { bookmarkProcedures } from './bookmarks/router.ts';
import { calibrationProcedures } from './calibration/router.ts';
import { dailyProcedures } from './daily/router.ts';
import { changeSettings } from './mutations.ts';
import { readPack } from './pack/workflows/read-pack.ts';
import { storeKept } from './pack/workflows/store-kept.ts';
import { ratingProcedures } from './rating/router.ts';
import { sprintProcedures } from './sprint/router.ts';
import { readStreak } from './streak/workflows/read-streak.ts';
import { practiceSummary } from './views.ts';
import { checkAnswer } from './workflows/check-answer.ts';
import { composeSet } from './workflows/compose-set.ts';
import { readMemory } from './workflows/read-memory.ts';

/** Questions of finished attempts and of quizzes opened for practice, as often as a learner wants. They count in no result. */
export const practiceRouter = router({
  summary: memberProcedure.output(PracticeSummary).query(async ({ ctx: { db, actor, now } }) => {
    const streak = await readStreak(db, actor.userId, now);
    const dayAt = ownDays((await findTimeZones(db, [actor.userId]))(actor.userId));
    return { ...practiceSummary(await readMemory(db, actor, now), now, dayAt), streak };
  }),

  streak: memberProcedure
    .output(Streak.nullable())
    .query(({ ctx: { db, actor, now } }) => readStreak(db, actor.userId, now)),

  next: memberProcedure
    .meta({ finds: 'Quiz attempt' })
    .input(PracticeSetInput)
    .output(PracticeSet)
    .query(({ ctx, input }) => composeSet(ctx, ctx.actor.userId, input)),

  answer: memberProcedure
    .meta({ finds: 'Question', changesOnlyAttempts: true })
    .input(PracticeAnswerInput)
    .output(PracticeFeedback)
    .mutation(({ ctx, input }) => checkAnswer(ctx, ctx.actor.userId, input)),

  ...bookmarkProcedures,
  ...sprintProcedures,
  ...calibrationProcedures,
  ...dailyProcedures,
  ...ratingProcedures,

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
      inTransaction(db, (tx) => changeSettings(tx, { userId: actor.userId, changes: input }, now)),
    ),
});

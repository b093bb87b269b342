import { z } from 'zod';
import { findReader } from '#server/features/account/recipients/queries.ts';
import { notFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberProcedure, router } from '#server/kernel/trpc.ts';
import {
  NoticeChoiceInput,
  NoticeSettings,
  NoticesPage,
  NoticesQuery,
  NoticeTimesInput,
  ReadUpTo,
  UnreadNotices,
} from '#shared/features/notice/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { markRead, markReadUpTo, writeChoice, writeTimes } from './mutations.ts';
import { pushProcedures } from './push/router.ts';
import { countUnread, findTimes, listChoices, listNotices } from './queries.ts';
import { noticeSettings, readable, timesRow } from './views.ts';

/** Notices of members: the bell, the list, and which notices each member wants. */
export const noticeRouter = router({
  /** The bell of every page: one indexed count. */
  unread: memberProcedure
    .output(UnreadNotices)
    .query(async ({ ctx: { db, actor } }) => ({ unread: await countUnread(db, actor.userId) })),

  page: memberProcedure
    .input(NoticesQuery)
    .output(NoticesPage)
    .query(async ({ ctx: { db, actor }, input }) => {
      const { items, ...page } = await listNotices(db, actor.userId, input);
      return { ...page, items: readable(items) };
    }),

  markRead: memberProcedure
    .meta({ finds: 'Notice' })
    .input(z.object({ id: Id }))
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx: { db, actor, now }, input: { id } }) => {
      const isOwn = await inTransaction(db, (tx) =>
        markRead(tx, { id, userId: actor.userId }, now),
      );
      if (!isOwn) throw notFound('Notice');
      return { id };
    }),

  markAllRead: memberProcedure
    .input(ReadUpTo)
    .output(UnreadNotices)
    .mutation(async ({ ctx: { db, actor, now }, input: { upTo } }) => {
      const { userId } = actor;
      await inTransaction(db, (tx) => markReadUpTo(tx, { upTo, userId }, now));
      return { unread: await countUnread(db, userId) };
    }),

  settings: memberProcedure
    .output(NoticeSettings)
    .query(async ({ ctx: { db, actor } }) =>
      noticeSettings(
        await listChoices(db, actor.userId),
        await findTimes(db, actor.userId),
        (await findReader(db, actor.userId)) !== undefined,
      ),
    ),

  choose: memberProcedure
    .input(NoticeChoiceInput)
    .output(NoticeChoiceInput)
    .mutation(async ({ ctx: { db, actor }, input }) => {
      await inTransaction(db, (tx) => writeChoice(tx, actor.userId, input));
      return input;
    }),

  saveTimes: memberProcedure
    .input(NoticeTimesInput)
    .output(NoticeTimesInput)
    .mutation(async ({ ctx: { db, actor, now }, input }) => {
      await inTransaction(db, (tx) => writeTimes(tx, actor.userId, timesRow(input), now));
      return input;
    }),

  ...pushProcedures,
});

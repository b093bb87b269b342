import { z } from 'zod';
import type { Database } from '#db/open.ts';
import { lockForOwnRows } from '#server/features/account/mutations.ts';
import { upToDateMember } from '#server/features/attempt/guards.ts';
import { ownFinishedAttempt } from '#server/features/quality/guards.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { inGuardedTransaction, requireAsLoaded } from '#server/kernel/unchanged.ts';
import {
  NotedPage,
  NotedSummary,
  NoteInput,
  NotesFilter,
  OwnNotes,
  QuestionRef,
} from '#shared/features/practice/bookmarks/schema.ts';
import { findKnown } from '../workflows/find-known.ts';
import { bookmarkedQuestion, knownQuestion } from './guards.ts';
import { addBookmark, removeBookmark, writeNote } from './mutations.ts';
import { findNote, listNotes } from './queries.ts';
import { listOwnNoted, readNotedSummary } from './workflows/list-noted.ts';

const readNotes = async (db: Database, userId: number, id: number) =>
  orNotFound((await listNotes(db, { userId, questionIds: [id] }))[0], 'Question');

/** Bookmarks and notes: private to the learner, and only of questions that they have answered. */
export const bookmarkProcedures = {
  noted: upToDateMember
    .meta({
      rest: {
        method: 'GET',
        path: '/api/practice/notes',
        summary: 'Questions that you have bookmarked or written a note on',
        list: 'plain',
        strict: true,
      },
    })
    .input(NotesFilter)
    .output(NotedPage)
    .query(({ ctx: { db, actor, now }, input: filter }) =>
      listOwnNoted(db, { userId: actor.userId, filter }, now),
    ),

  notedSummary: upToDateMember
    .output(NotedSummary)
    .query(({ ctx: { db, actor, now } }) => readNotedSummary(db, actor.userId, now)),

  /** Of all questions of a result; those whose keys may not be seen are left out. */
  attemptNotes: ownFinishedAttempt
    .output(z.array(OwnNotes))
    .query(async ({ ctx: { db, actor, now, questionIds } }) => {
      const { userId } = actor;
      const { known } = await findKnown(db, { userId, questionIds }, now);
      return listNotes(db, { userId, questionIds: [...known.keys()] });
    }),

  notes: knownQuestion
    .meta({
      rest: {
        method: 'GET',
        path: '/api/practice/notes/{id}',
        summary: 'Your bookmark and your note of a question that you have answered',
        strict: true,
        refuses: ['attempt-open'],
      },
    })
    .output(OwnNotes)
    .query(({ ctx, input: { id } }) => readNotes(ctx.db, ctx.actor.userId, id)),

  saveNote: knownQuestion
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/practice/notes/{id}',
        summary: 'Write your note on a question that you have answered',
        strict: true,
        refuses: ['attempt-open'],
      },
    })
    .input(NoteInput)
    .output(OwnNotes)
    .mutation(({ ctx, input: { id, note, loadedUpdatedAt } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const { userId } = ctx.actor;
        const own = { userId, questionId: id };
        await lockForOwnRows(tx, userId);
        const stored = await findNote(tx, userId, id);
        if (stored?.text !== note) {
          requireAsLoaded('note', stored, loadedUpdatedAt);
          await writeNote(tx, { ...own, text: note }, ctx.now);
        }
        return readNotes(tx, userId, id);
      }),
    ),

  addBookmark: knownQuestion
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/practice/bookmarks/{id}',
        summary: 'Bookmark a question that you have answered',
        strict: true,
        refuses: ['attempt-open'],
      },
    })
    .output(OwnNotes)
    .mutation(({ ctx, input: { id } }) =>
      inTransaction(ctx.db, async (tx) => {
        const { userId } = ctx.actor;
        await addBookmark(tx, { userId, questionId: id }, ctx.now);
        return readNotes(tx, userId, id);
      }),
    ),

  /** Also of a question that is not shown any more. */
  removeBookmark: bookmarkedQuestion
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/practice/bookmarks/{id}',
        summary: 'Remove the bookmark of a question',
        strict: true,
      },
    })
    .output(QuestionRef)
    .mutation(async ({ ctx, input: { id } }) => {
      const own = { userId: ctx.actor.userId, questionId: id };
      await inTransaction(ctx.db, (tx) => removeBookmark(tx, own));
      return { id };
    }),
};

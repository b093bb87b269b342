import { Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { nameById } from '#web/lists/rows.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useRemoval } from '#web/lists/use-removal.ts';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { type PostRow, usePostWrites } from './api.ts';
import { blogAdminMessages } from './messages/messages.ts';

type Posts = readonly PostRow[];
type Status = PostRow['status'];

/** The states that a post is put in here. */
type NewStatus = Exclude<Status, 'archived'>;

const nameOf = ({ title }: PostRow) => title;

/** Actions on one or several posts. Each is confirmed before, or can be undone after. */
export function usePostActions() {
  const { actions: m, ...labels } = useMessages(blogAdminMessages);
  const { setStatuses, removeMany, restoreMany } = usePostWrites();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const askToRemove = useRemoval(confirm);
  const wordsFor = (posts: Posts, did: NewStatus | 'undone') => ({
    messages: { ...m[did], missing: m.missing },
    nameOf: nameById(posts, nameOf),
    failedBecause: m.failedBecause,
  });
  const undo = (changes: { id: number; status: Status }[], posts: Posts) =>
    reportOutcome(setStatuses.mutateAsync({ changes }), {
      ...wordsFor(posts, 'undone'),
      failed: m.updateFailed,
    });
  const setStatus = (posts: Posts, status: NewStatus) =>
    reportOutcome(setStatuses.mutateAsync({ changes: posts.map(({ id }) => ({ id, status })) }), {
      ...wordsFor(posts, status),
      failed: m.updateFailed,
      undo: (rows) =>
        void undo(
          rows.map(({ id, before }) => ({ id, status: before })),
          posts,
        ),
    });
  return {
    publish: (posts: Posts) =>
      confirm({
        title: m.publishTitle({ count: posts.length }),
        consequences: m.publishConsequences,
        confirmLabel: labels.publish,
        act: () => setStatus(posts, 'published'),
      }),
    unpublish: (posts: Posts) =>
      confirm({
        title: m.draftTitle({ count: posts.length }),
        consequences: m.draftConsequences,
        confirmLabel: labels.toDraft,
        act: () => setStatus(posts, 'draft'),
      }),
    remove: (posts: Posts) =>
      askToRemove(posts, {
        nameOf,
        remove: removeMany.mutateAsync,
        restore: restoreMany.mutateAsync,
        consequences: <WhatGoes posts={posts} />,
        confirmLabel: labels.delete,
        messages: { ...m, deleteOne: (title) => m.deleteOne({ title }) },
      }),
    dialog,
  };
}

function WhatGoes({ posts }: { posts: Posts }) {
  const m = useMessages(blogAdminMessages).actions;
  const published = posts.filter(({ status }) => status === 'published');
  const views = published.reduce((sum, { viewCount }) => sum + viewCount, 0);
  return (
    <>
      <p>{posts.length === 1 ? m.sureOne : m.sureMany({ count: posts.length })}</p>
      <Text size="sm" c="dimmed">
        {published.length > 0 ? m.publishedAndRead({ posts: published.length, views }) : m.canUndo}
      </Text>
    </>
  );
}

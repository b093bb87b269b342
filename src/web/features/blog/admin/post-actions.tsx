import { Text } from '@mantine/core';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useReportOutcome } from '#web/lists/use-report-outcome.ts';
import { counted } from '#web/ui/text/format.ts';
import { type PostRow, usePostWrites } from './api.ts';

type Posts = readonly PostRow[];
type Status = PostRow['status'];

const noun = ['blog post', 'blog posts'] as const;
const done = { published: 'published', draft: 'made drafts', archived: 'archived' } as const;

/** Actions on one or several posts. Each is confirmed before, or can be undone after. */
export function usePostActions() {
  const { setStatuses, removeMany, restoreMany } = usePostWrites();
  const reportOutcome = useReportOutcome();
  const { confirm, dialog } = useConfirm();
  const wordsFor = (posts: Posts) => ({
    noun,
    nameOf: (id: number) => posts.find((post) => post.id === id)?.title ?? '',
    failedBecause: 'An unexpected error occurred',
  });
  const undo = (changes: { id: number; status: Status }[], posts: Posts) =>
    reportOutcome(setStatuses.mutateAsync({ changes }), {
      ...wordsFor(posts),
      done: 'as before',
      failed: 'Error updating blog post',
    });
  const setStatus = (posts: Posts, status: Status) =>
    reportOutcome(setStatuses.mutateAsync({ changes: posts.map(({ id }) => ({ id, status })) }), {
      ...wordsFor(posts),
      done: done[status],
      failed: 'Error updating blog post',
      undo: (rows) =>
        void undo(
          rows.map(({ id, before }) => ({ id, status: before })),
          posts,
        ),
    });
  const restore = (posts: Posts, ids: number[]) =>
    reportOutcome(restoreMany.mutateAsync({ ids }), {
      ...wordsFor(posts),
      done: 'restored',
      one: 'Blog post restored',
      failed: 'Error restoring blog post',
    });
  return {
    publish: (posts: Posts) =>
      confirm({
        title: `Publish ${counted(posts.length, ...noun)}?`,
        consequences: 'Everybody can read them from now on.',
        confirmLabel: 'Publish',
        act: () => setStatus(posts, 'published'),
      }),
    unpublish: (posts: Posts) =>
      confirm({
        title: `Make ${counted(posts.length, ...noun)} ${posts.length === 1 ? 'a draft' : 'drafts'}?`,
        consequences: 'Links to a published post lead nowhere while it is a draft.',
        confirmLabel: 'To draft',
        act: () => setStatus(posts, 'draft'),
      }),
    remove: (posts: Posts) =>
      confirm({
        title:
          posts.length === 1
            ? `Delete “${posts[0]?.title}”?`
            : `Delete ${counted(posts.length, ...noun)}?`,
        consequences: <WhatGoes posts={posts} />,
        confirmLabel: 'Delete',
        tone: 'danger',
        act: () =>
          reportOutcome(removeMany.mutateAsync({ ids: posts.map(({ id }) => id) }), {
            ...wordsFor(posts),
            done: 'deleted',
            one: 'Blog post deleted',
            failed: 'Error deleting blog post',
            undo: (rows) =>
              void restore(
                posts,
                rows.map(({ id }) => id),
              ),
          }),
      }),
    dialog,
  };
}

function WhatGoes({ posts }: { posts: Posts }) {
  const published = posts.filter(({ status }) => status === 'published');
  const views = published.reduce((sum, { viewCount }) => sum + viewCount, 0);
  return (
    <>
      <p>
        Are you sure you want to delete{' '}
        {posts.length === 1 ? 'this blog post' : `these ${counted(posts.length, ...noun)}`}?
      </p>
      <Text size="sm" c="dimmed">
        {published.length > 0
          ? `${counted(published.length, 'post is', 'posts are')} published and read ${counted(views, 'time')}; links will lead nowhere. `
          : ''}
        You can undo this in the message that follows.
      </Text>
    </>
  );
}

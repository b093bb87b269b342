import { Button, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AccessDenied } from '../../../admin-only.tsx';
import { failureOf } from '../../../failure.ts';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { counted } from '../../../ui/format.ts';
import { TextLink } from '../../../ui/links.tsx';
import { ListFilters } from '../../../ui/list-filters.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageButtons } from '../../../ui/page-buttons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { type PostRow, usePostPage, usePostWrites } from './api.ts';
import classes from './blog-admin-page.module.css';
import { blogDenied } from './denied.ts';
import { AdminPostCard } from './post-card.tsx';
import { type EditedPost, PostDialog } from './post-dialog.tsx';
import type { PostSearch } from './post-search.ts';

interface BlogAdminPageProps {
  search: PostSearch;
  onSearch: (search: PostSearch) => void;
}

/** The blog behind the scenes: posts of every status, to write, change and delete. */
export function BlogAdminPage({ search, onSearch }: BlogAdminPageProps) {
  const posts = usePostPage(search);
  const [editing, setEditing] = useState<EditedPost>();
  const [condemned, setCondemned] = useState<PostRow>();
  if (posts.error && failureOf(posts.error).code === 'forbidden')
    return <AccessDenied>{blogDenied}</AccessDenied>;
  return (
    <Page>
      <PageHeader
        title="Blog Management"
        above={
          <TextLink to="/admin" className={classes.back}>
            <IconArrowLeft size={18} aria-hidden /> Back to Admin Dashboard
          </TextLink>
        }
      />
      <div className={classes.head}>
        <div>
          <Title order={2}>Blog Posts</Title>
          <Text c="dimmed">Create and manage blog posts for SEO and content marketing</Text>
        </div>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing('new')}>
          Create Blog Post
        </Button>
      </div>
      <section className={classes.section} aria-labelledby="all-posts">
        <div className={classes.head}>
          <Title order={3} id="all-posts">
            All Blog Posts
          </Title>
          <ListFilters
            label="Find a post by its title"
            placeholder="Find a post"
            statuses={[
              { value: 'published', label: 'Published' },
              { value: 'draft', label: 'Draft' },
              { value: 'archived', label: 'Archived' },
            ]}
            search={search}
            onSearch={onSearch}
          />
        </div>
        {posts.isLoading && <Loading />}
        {posts.error && (
          <FailureAlert
            title="Error loading blog posts"
            error={posts.error}
            onRetry={() => void posts.refetch()}
            retrying={posts.isFetching}
          />
        )}
        {posts.data?.total === 0 && <NoPosts filtered={Boolean(search.q || search.status)} />}
        {posts.data && (
          <>
            <Stack gap="sm">
              {posts.data.items.map((post) => (
                <AdminPostCard
                  key={post.id}
                  post={post}
                  onEdit={() => setEditing(post.id)}
                  onDelete={() => setCondemned(post)}
                />
              ))}
            </Stack>
            <PageButtons of={posts.data} onPage={(page) => onSearch({ ...search, page })} />
          </>
        )}
      </section>
      <PostDialog editing={editing} onClose={() => setEditing(undefined)} />
      <DeletePostDialog post={condemned} onClose={() => setCondemned(undefined)} />
    </Page>
  );
}

function Loading() {
  return (
    <div className={classes.loading}>
      <PageSpinner label="" />
      <Text ta="center">Loading blog posts...</Text>
    </div>
  );
}

function NoPosts({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState title="No post matches" order={3}>
      Try fewer or other words, or another status.
    </EmptyState>
  ) : (
    <EmptyState title="No blog posts yet" order={3}>
      Create your first blog post to get started!
    </EmptyState>
  );
}

function DeletePostDialog({ post, onClose }: { post: PostRow | undefined; onClose: () => void }) {
  const { remove } = usePostWrites();
  return (
    <DeleteDialog
      target={post}
      name={({ title }) => title}
      remove={({ id }) => remove.mutateAsync({ id })}
      deleted="Blog post deleted"
      failed="Error deleting blog post"
      failedBecause="An unexpected error occurred"
      onClose={onClose}
    >
      {({ status, viewCount }) => (
        <>
          <p>Are you sure you want to delete this blog post?</p>
          <Text size="sm" c="dimmed">
            {status === 'published'
              ? `It was read ${counted(viewCount, 'time')}, and links to it will lead nowhere. Archiving it keeps the text.`
              : 'This cannot be undone.'}
          </Text>
        </>
      )}
    </DeleteDialog>
  );
}

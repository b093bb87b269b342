import { Button, Select, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { failureOf } from '#web/failure/failure.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { SelectAll } from '#web/lists/select-all.tsx';
import { AccessDenied } from '#web/session/admin-only.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFilters } from '#web/ui/form/list-filters.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';
import { usePostPage } from './api.ts';
import classes from './blog-admin-page.module.css';
import { blogDenied } from './denied.ts';
import { usePostActions } from './post-actions.tsx';
import { AdminPostCard } from './post-card.tsx';
import type { PostSearch } from './post-search.ts';

interface BlogAdminPageProps {
  search: PostSearch;
  onSearch: (search: PostSearch) => void;
  onCreate: () => void;
  onEdit: (id: number) => void;
}

const orders = [
  { value: 'created', label: 'Newest first' },
  { value: 'title', label: 'By title' },
  { value: 'views', label: 'Most read first' },
  { value: 'status', label: 'By status' },
] as const;

/** Posts of every status, to write, change and delete. */
export function BlogAdminPage({ search, onSearch, onCreate, onEdit }: BlogAdminPageProps) {
  const posts = usePostPage(search);
  const actions = usePostActions();
  if (posts.error && failureOf(posts.error).code === 'forbidden')
    return <AccessDenied>{blogDenied}</AccessDenied>;
  return (
    <Page width="full">
      <PageHeader title="Blog Management" above={<BackLink>Back to Admin Dashboard</BackLink>} />
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3">
            Blog Posts
          </Title>
          <Text c="dimmed">Create and manage blog posts for SEO and content marketing</Text>
        </div>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onCreate}>
          Create Blog Post
        </Button>
      </div>
      <section className={classes.section} aria-labelledby="all-posts">
        <div className={classes.head}>
          <Title order={3} size="h4" id="all-posts">
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
          >
            <Select
              aria-label="Order"
              allowDeselect={false}
              data={orders}
              value={search.sort ?? 'created'}
              onChange={(sort) => onSearch({ ...search, sort: sort ?? undefined, page: undefined })}
            />
          </ListFilters>
        </div>
        <AdminList
          label="All Blog Posts"
          query={posts}
          failed="Error loading blog posts"
          loading={<Loading />}
          nameOf={({ title }) => title}
          noun={['post', 'posts']}
          onPage={(page) => onSearch({ ...search, page })}
          empty={<NoPosts filtered={Boolean(search.q || search.status)} />}
          bulk={(chosen) => (
            <>
              <BulkButton onClick={() => actions.publish(chosen)}>Publish</BulkButton>
              <BulkButton onClick={() => actions.unpublish(chosen)}>To draft</BulkButton>
              <BulkButton tone="danger" onClick={() => actions.remove(chosen)}>
                Delete
              </BulkButton>
            </>
          )}
        >
          {(rows, selection) => (
            <Stack gap="xs">
              <SelectAll count={rows.length} selection={selection} />
              {rows.map((post) => (
                <AdminPostCard
                  key={post.id}
                  post={post}
                  selection={selection}
                  onEdit={() => onEdit(post.id)}
                  onDelete={() => actions.remove([post])}
                />
              ))}
            </Stack>
          )}
        </AdminList>
      </section>
      {actions.dialog}
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

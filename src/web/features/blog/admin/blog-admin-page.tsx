import { Button, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { isFailure } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { AdminList } from '#web/lists/admin-list.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { SelectAll } from '#web/lists/select-all.tsx';
import { AccessDenied } from '#web/session/role-only.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';
import { usePostPage } from './api.ts';
import classes from './blog-admin-page.module.css';
import { blogAdminMessages } from './messages/messages.ts';
import { usePostActions } from './post-actions.tsx';
import { AdminPostCard } from './post-card.tsx';
import { PostFilters } from './post-filters.tsx';
import type { PostSearch } from './post-search.ts';

interface BlogAdminPageProps {
  search: PostSearch;
  onSearch: (search: PostSearch) => void;
  onCreate: () => void;
  onEdit: (id: number) => void;
}

/** Posts of every status, to write, change and delete. */
export function BlogAdminPage({ search, onSearch, onCreate, onEdit }: BlogAdminPageProps) {
  const m = useMessages(blogAdminMessages);
  const posts = usePostPage(search);
  const actions = usePostActions();
  if (posts.error && isFailure(posts.error, 'forbidden'))
    return <AccessDenied>{m.denied}</AccessDenied>;
  return (
    <Page width="full">
      <PageHeader title={m.title} above={<BackLink>{m.backToAdmin}</BackLink>} />
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3">
            {m.posts}
          </Title>
          <Text c="dimmed">{m.lead}</Text>
        </div>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onCreate}>
          {m.create}
        </Button>
      </div>
      <section className={classes.section} aria-labelledby="all-posts">
        <div className={classes.head}>
          <Title order={3} size="h4" id="all-posts">
            {m.allPosts}
          </Title>
          <PostFilters
            search={search}
            languages={posts.data?.languages ?? []}
            onSearch={onSearch}
          />
        </div>
        <AdminList
          label={m.allPosts}
          query={posts}
          failed={m.loadFailed}
          loading={<Loading />}
          nameOf={({ title }) => title}
          found={m.count}
          onPage={(page) => onSearch({ ...search, page })}
          empty={<NoPosts filtered={Boolean(search.q || search.status || search.language)} />}
          bulk={(chosen) => (
            <>
              <BulkButton onClick={() => actions.publish(chosen)}>{m.publish}</BulkButton>
              <BulkButton onClick={() => actions.unpublish(chosen)}>{m.toDraft}</BulkButton>
              <BulkButton tone="danger" onClick={() => actions.remove(chosen)}>
                {m.delete}
              </BulkButton>
            </>
          )}
        >
          {(rows, selection) => (
            <Stack gap="xs">
              <SelectAll selection={selection} />
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
  const m = useMessages(blogAdminMessages);
  return (
    <div className={classes.loading}>
      <PageSpinner label="" />
      <Text ta="center">{m.loading}</Text>
    </div>
  );
}

function NoPosts({ filtered }: { filtered: boolean }) {
  const m = useMessages(blogAdminMessages);
  return filtered ? (
    <EmptyState title={m.noMatch} order={3}>
      {m.tryOther}
    </EmptyState>
  ) : (
    <EmptyState title={m.noneYet} order={3}>
      {m.createFirst}
    </EmptyState>
  );
}

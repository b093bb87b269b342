import {
  Badge,
  Button,
  Card,
  Group,
  Modal,
  Pagination,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import type { PostInput } from '#shared/features/blog/schema.ts';
import { searchable } from '#shared/kernel/normalize.ts';
import { AccessDenied } from '../../../admin-only.tsx';
import { failureOf, messageOf } from '../../../failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { counted, formatCount } from '../../../ui/format.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { type PostRow, usePosts, usePostWrites } from './api.ts';
import classes from './blog-admin-page.module.css';
import { blogDenied } from './denied.ts';
import { PostForm } from './post-form.tsx';

type Editing = { post?: PostRow } | undefined;

/** The blog behind the scenes: posts of every status, to write, change and delete. */
export function BlogAdminPage() {
  const posts = usePosts();
  const [editing, setEditing] = useState<Editing>();
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
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing({})}>
          Create Blog Post
        </Button>
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
      {posts.data && (
        <PostList
          posts={posts.data}
          onEdit={(post) => setEditing({ post })}
          onDelete={setCondemned}
        />
      )}
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

interface PostListProps {
  posts: readonly PostRow[];
  onEdit: (post: PostRow) => void;
  onDelete: (post: PostRow) => void;
}

const postsPerPage = 20;

function PostList({ posts, onEdit, onDelete }: PostListProps) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const wanted = searchable(text.trim());
  const found = posts.filter(({ title }) => searchable(title).includes(wanted));
  const pages = Math.max(1, Math.ceil(found.length / postsPerPage));
  const shown = Math.min(page, pages);
  return (
    <section className={classes.section} aria-labelledby="all-posts">
      <div className={classes.head}>
        <Title order={3} id="all-posts">
          All Blog Posts
        </Title>
        {posts.length > 5 && (
          <TextInput
            type="search"
            aria-label="Find a post by its title"
            placeholder="Find a post"
            leftSection={<IconSearch size={18} aria-hidden />}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setPage(1);
            }}
          />
        )}
      </div>
      {posts.length === 0 && (
        <EmptyState title="No blog posts yet" order={3}>
          Create your first blog post to get started!
        </EmptyState>
      )}
      {posts.length > 0 && found.length === 0 && (
        <EmptyState title="No post matches" order={3}>
          Try fewer or other words.
        </EmptyState>
      )}
      <Stack gap="sm">
        {found.slice((shown - 1) * postsPerPage, shown * postsPerPage).map((post) => (
          <PostCard key={post.id} post={post} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={shown}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': control })}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        />
      )}
    </section>
  );
}

const badges = {
  published: { color: 'green', label: 'Published' },
  draft: { color: 'yellow', label: 'Draft' },
  archived: { color: 'gray', label: 'Archived' },
} as const;

interface PostCardProps {
  post: PostRow;
  onEdit: (post: PostRow) => void;
  onDelete: (post: PostRow) => void;
}

function PostCard({ post, onEdit, onDelete }: PostCardProps) {
  const badge = badges[post.status];
  return (
    <Card component="article" padding="md" className={classes.post}>
      <div className={classes.words}>
        <Group gap="sm" align="baseline">
          <Title order={4} dir="auto">
            {post.title}
          </Title>
          <Badge color={badge.color}>{badge.label}</Badge>
        </Group>
        <Text size="sm" lineClamp={2} dir="auto" mt={4}>
          {post.excerpt}
        </Text>
        <Text size="sm" c="dimmed" mt="xs" data-figures>
          <Moment at={post.createdAt} /> · {formatCount(post.viewCount)}{' '}
          {post.viewCount === 1 ? 'view' : 'views'} · {post.readingTimeMinutes} min read
        </Text>
      </div>
      <Group gap="sm" className={classes.tools}>
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={`Edit ${post.title}`}
          onClick={() => onEdit(post)}
        >
          Edit
        </Button>
        <Button
          variant="subtle"
          color="fail"
          leftSection={<IconTrash size={18} aria-hidden />}
          aria-label={`Delete ${post.title}`}
          onClick={() => onDelete(post)}
        >
          Delete
        </Button>
      </Group>
    </Card>
  );
}

/** The editor; leaving it with unsaved words asks first. */
function PostDialog({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const { create, update } = usePostWrites();
  const phone = useMediaQuery('(width < 40em)');
  const toast = useToast();
  const changed = useRef(false);
  const [asking, setAsking] = useState(false);
  const post = editing?.post;

  const close = () => {
    changed.current = false;
    setAsking(false);
    onClose();
  };
  const tryClose = () => (changed.current ? setAsking(true) : close());
  const save = async (input: PostInput) => {
    try {
      if (post)
        await update.mutateAsync({ ...input, id: post.id, loadedUpdatedAt: post.updatedAt });
      else await create.mutateAsync(input);
    } catch (error) {
      toast({ ...refusal(error, post !== undefined), tone: 'fail' });
      throw error;
    }
    toast({ title: post ? 'Blog post updated' : 'Blog post created', tone: 'pass' });
    close();
  };
  const onChanged = useCallback((now: boolean) => {
    changed.current = now;
  }, []);

  return (
    <>
      <Modal
        opened={editing !== undefined}
        onClose={tryClose}
        title={post ? 'Edit Blog Post' : 'Create New Blog Post'}
        size="xl"
        fullScreen={phone ?? false}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {editing && (
          <PostForm
            post={post}
            submitLabel={post ? 'Update Post' : 'Create Post'}
            pendingLabel={post ? 'Updating...' : 'Creating...'}
            onSubmit={save}
            onCancel={tryClose}
            onChanged={onChanged}
          />
        )}
      </Modal>
      <UnsavedGuard isUnsaved={() => editing !== undefined && changed.current} />
      <ConfirmDialog
        opened={asking}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={close}
        onCancel={() => setAsking(false)}
      >
        What you wrote here has not been saved.
      </ConfirmDialog>
    </>
  );
}

/** What a toast says about a save that was refused. */
function refusal(error: unknown, updating: boolean): { title: string; message: string } {
  const { code } = failureOf(error);
  if (code === 'forbidden' || code === 'signed-out') {
    return {
      title: 'Authentication Error',
      message: 'You must be logged in as an admin to create blog posts.',
    };
  }
  return {
    title: updating ? 'Error updating blog post' : 'Error creating blog post',
    message: messageOf(error, 'An unexpected error occurred'),
  };
}

function DeletePostDialog({ post, onClose }: { post: PostRow | undefined; onClose: () => void }) {
  const { remove } = usePostWrites();
  const toast = useToast();
  const confirm = () => {
    if (!post) return;
    remove.mutate(
      { id: post.id },
      {
        onSuccess: () => toast({ title: 'Blog post deleted', message: post.title, tone: 'pass' }),
        onError: (error) =>
          toast({
            title: 'Error deleting blog post',
            message: messageOf(error, 'An unexpected error occurred'),
            tone: 'fail',
          }),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      opened={post !== undefined}
      title={`Delete “${post?.title ?? ''}”?`}
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>Are you sure you want to delete this blog post?</p>
      {post && (
        <Text size="sm" c="dimmed">
          {post.status === 'published'
            ? `It was read ${counted(post.viewCount, 'time')}, and links to it will lead nowhere. Archiving it keeps the text.`
            : 'This cannot be undone.'}
        </Text>
      )}
    </ConfirmDialog>
  );
}

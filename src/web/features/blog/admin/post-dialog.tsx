import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { PostInput } from '#shared/features/blog/schema.ts';
import { failureOf, messageOf } from '../../../failure.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useLastShown } from '../../../ui/last-shown.ts';
import { useToast } from '../../../ui/toaster.tsx';
import { type StoredPost, usePostNow, usePostWrites } from './api.ts';
import { PostForm } from './post-form.tsx';

/** A new post, or the id of a stored one. */
export type EditedPost = 'new' | number;

interface PostDialogProps {
  editing: EditedPost | undefined;
  onClose: () => void;
}

/** The editor of a post. */
export function PostDialog({ editing, onClose }: PostDialogProps) {
  const shown = useLastShown(editing);
  return (
    <FormDialog
      opened={editing !== undefined}
      title={shown === 'new' ? 'Create New Blog Post' : 'Edit Blog Post'}
      size="xl"
      onClose={onClose}
    >
      {({ cancel }) =>
        shown === 'new' ? (
          <NewPost onSaved={onClose} onCancel={cancel} />
        ) : (
          shown !== undefined && <LoadedPost id={shown} onSaved={onClose} onCancel={cancel} />
        )
      }
    </FormDialog>
  );
}

interface EditorProps {
  onSaved: () => void;
  onCancel: () => void;
}

function NewPost({ onSaved, onCancel }: EditorProps) {
  const { create } = usePostWrites();
  const save = useSave('Blog post created', 'Error creating blog post');
  return (
    <PostForm
      submitLabel="Create Post"
      pendingLabel="Creating..."
      onSubmit={async (input) => {
        await save(create.mutateAsync(input));
        onSaved();
      }}
      onCancel={onCancel}
    />
  );
}

function LoadedPost({ id, ...props }: EditorProps & { id: number }) {
  const { data, error, refetch, isFetchedAfterMount } = usePostNow(id);
  if (error)
    return (
      <FailureAlert title="Error loading blog post" error={error} onRetry={() => void refetch()} />
    );
  if (!data || !isFetchedAfterMount) return <Skeleton h={480} />;
  return <ChangedPost post={data} {...props} />;
}

function ChangedPost({ post: stored, onSaved, onCancel }: EditorProps & { post: StoredPost }) {
  // As it was when the editing began: a save must not replace what came later.
  const [post] = useState(stored);
  const { update } = usePostWrites();
  const save = useSave('Blog post updated', 'Error updating blog post');
  return (
    <PostForm
      post={post}
      submitLabel="Update Post"
      pendingLabel="Updating..."
      onSubmit={async (input: PostInput) => {
        const changes = { ...input, id: post.id, loadedUpdatedAt: post.updatedAt };
        await save(update.mutateAsync(changes));
        onSaved();
      }}
      onCancel={onCancel}
    />
  );
}

/** Waits for a save and says how it ended; a refused one is thrown on to the form. */
function useSave(saved: string, failed: string) {
  const toast = useToast();
  return async (call: Promise<unknown>) => {
    try {
      await call;
    } catch (error) {
      toast({ ...refusal(error, failed), tone: 'fail' });
      throw error;
    }
    toast({ title: saved, tone: 'pass' });
  };
}

function refusal(error: unknown, failed: string): { title: string; message: string } {
  const { code } = failureOf(error);
  if (code === 'forbidden' || code === 'signed-out') {
    return {
      title: 'Authentication Error',
      message: 'You must be logged in as an admin to create blog posts.',
    };
  }
  return { title: failed, message: messageOf(error, 'An unexpected error occurred') };
}

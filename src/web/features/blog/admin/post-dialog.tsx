import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { PostInput } from '#shared/features/blog/schema.ts';
import { failureOf, messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { type StoredPost, usePostNow, usePostWrites } from './api.ts';
import { blogAdminMessages } from './messages/messages.ts';
import { PostForm } from './post-form.tsx';

interface PostDialogProps {
  /** The stored post; absent for a new one. */
  id?: number | undefined;
  /** Called when the dialog has closed. */
  onClosed: () => void;
}

/** The editor of a post, over the whole screen and with an address of its own. */
export function PostDialog({ id, onClosed }: PostDialogProps) {
  const m = useMessages(blogAdminMessages).editor;
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  return (
    <FormDialog
      opened={opened}
      title={id === undefined ? m.createTitle : m.editTitle}
      wholeScreen
      leaving={m.leaving}
      onClose={close}
      onClosed={onClosed}
    >
      {({ cancel }) =>
        id === undefined ? (
          <NewPost onSaved={close} onCancel={cancel} />
        ) : (
          <LoadedPost id={id} onSaved={close} onCancel={cancel} />
        )
      }
    </FormDialog>
  );
}

interface EditorProps {
  onSaved: () => void;
  onCancel: () => void;
}

/** Creates a post once, however often it is sent. */
function useCreatePost() {
  const m = useMessages(blogAdminMessages).editor;
  const { create } = usePostWrites();
  const save = useSave(m.created, m.createFailed);
  const once = useIdempotencyKey();
  return (input: PostInput) =>
    save(once((idempotencyKey) => create.mutateAsync({ ...input, idempotencyKey })));
}

function NewPost({ onSaved, onCancel }: EditorProps) {
  const m = useMessages(blogAdminMessages).editor;
  const create = useCreatePost();
  const createAndClose = async (input: PostInput) => {
    await create(input);
    onSaved();
  };
  return (
    <PostForm
      submitLabel={m.createPost}
      pendingLabel={m.creating}
      onSubmit={createAndClose}
      onSaveAsNew={createAndClose}
      onCancel={onCancel}
    />
  );
}

function LoadedPost({ id, ...props }: EditorProps & { id: number }) {
  const m = useMessages(blogAdminMessages).editor;
  const { data, error, refetch, isFetchedAfterMount } = usePostNow(id);
  // As it was when the editing began: a save must not replace what came later.
  const [loaded, setLoaded] = useState<StoredPost>();
  if (!loaded && data && isFetchedAfterMount) setLoaded(data);
  if (loaded) return <ChangedPost post={loaded} {...props} />;
  if (error)
    return <FailureAlert title={m.loadFailed} error={error} onRetry={() => void refetch()} />;
  return <Skeleton h={480} />;
}

function ChangedPost({ post, onSaved, onCancel }: EditorProps & { post: StoredPost }) {
  const { actions, editor: m } = useMessages(blogAdminMessages);
  const { update } = usePostWrites();
  const create = useCreatePost();
  const save = useSave(m.updated, actions.updateFailed);
  return (
    <PostForm
      post={post}
      submitLabel={m.updatePost}
      pendingLabel={m.updating}
      onSubmit={async (input, loadedUpdatedAt) => {
        await save(update.mutateAsync({ ...input, id: post.id, loadedUpdatedAt }));
        onSaved();
      }}
      onSaveAsNew={async (input) => {
        await create(input);
        onSaved();
      }}
      onCancel={onCancel}
    />
  );
}

/** Waits for a save and shows how it ended. */
function useSave(saved: string, failed: string) {
  const m = useMessages(blogAdminMessages);
  const report = useReportSave();
  return (call: Promise<unknown>) =>
    report(call, { saved: { title: saved }, failed: (error) => refusal(m, error, failed) });
}

function refusal(m: MessagesOf<typeof blogAdminMessages>, error: unknown, failed: string) {
  const { code } = failureOf(error);
  // The form shows both versions.
  if (code === 'stale') return undefined;
  if (code === 'forbidden' || code === 'signed-out') {
    return {
      title: m.editor.authenticationError,
      message: m.editor.mustBeAdmin,
    };
  }
  return { title: failed, message: messageOf(error, m.actions.failedBecause) };
}

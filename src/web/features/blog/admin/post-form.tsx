import { Button, Group, Kbd, Stack } from '@mantine/core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { PostInput } from '#shared/features/blog/schema.ts';
import { DraftNote } from '#web/drafts/draft-note.tsx';
import { FoundDrafts } from '#web/drafts/found-drafts.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import type { StoredPost } from './api.ts';
import { blogAdminMessages } from './messages/messages.ts';
import { PostConflict } from './post-conflict.tsx';
import { blankPost, draftOf, PostDraft } from './post-draft.ts';
import { PostSettings, PostText } from './post-fields.tsx';
import classes from './post-form.module.css';
import { PostGone } from './post-gone.tsx';

interface PostFormProps {
  /** The stored post; absent for a new one. */
  post?: StoredPost | undefined;
  submitLabel: string;
  pendingLabel: string;
  /** @param base `updatedAt` of the stored post that the work began from */
  onSubmit: (input: PostInput, base: string | undefined) => Promise<unknown>;
  /** Saves what is on the screen as a post of its own. */
  onSaveAsNew: (input: PostInput) => Promise<unknown>;
  onCancel: () => void;
}

/** The form of a post. The server derives fields that are left empty. */
export function PostForm(props: PostFormProps) {
  const m = useMessages(blogAdminMessages).editor;
  const { post, onSubmit, onSaveAsNew } = props;
  const language = useLanguage();
  const initialValues = useMemo(
    () => (post ? draftOf(post) : blankPost(language)),
    [post, language],
  );
  const base = useRef(post?.updatedAt);
  const [refusal, setRefusal] = useState<'stale' | 'gone'>();
  const { form, formProps, pending, changed, failure } = useZodForm({
    schema: PostInput,
    initialValues,
    onSubmit: async (input) => {
      setRefusal(undefined);
      try {
        await onSubmit(input, base.current);
      } catch (error) {
        const { code } = failureOf(error);
        if (code === 'stale') setRefusal('stale');
        if (code === 'not-found') setRefusal('gone');
        throw error;
      }
      await draft.drop();
    },
  });
  const entered = form.getValues();
  const values = useMemo(() => PostDraft.parse(entered), [entered]);
  const draft = useDraft({
    kind: 'post',
    documentId: post?.id ?? null,
    schema: PostDraft,
    base: post?.updatedAt ?? null,
    unchanged: initialValues,
    unsaved: changed ? values : undefined,
  });
  const element = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  // A stored post is loaded after its dialog has got the focus.
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  const saveAsNew = async () => {
    const input = PostInput.safeParse({ ...values, slug: '', status: 'draft' });
    if (!input.success) {
      form.validate();
      return;
    }
    setSaving(true);
    try {
      await onSaveAsNew(input.data);
      await draft.drop();
    } catch {
      // The failure is shown, and the text is still on the screen.
    } finally {
      setSaving(false);
    }
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    element.current?.requestSubmit();
  };

  return (
    <form
      {...formProps}
      ref={(form) => {
        formProps.ref(form);
        element.current = form;
      }}
      onKeyDown={saveByKey}
      className={classes.form}
    >
      <Stack className={classes.notices} gap="sm">
        <FoundDrafts
          found={draft.found}
          storedAt={post?.updatedAt ?? null}
          changed={changed}
          onResume={(found) => {
            draft.resume(found);
            form.setValues(found.content);
            // A draft that began from an older version is refused as one, and leads to the comparison.
            base.current = found.base ?? undefined;
          }}
          onDiscard={(found) => void draft.discardFound(found)}
        />
        {refusal === 'stale' && post && (
          <PostConflict
            id={post.id}
            mine={values}
            pending={pending || saving}
            onKeepMine={(theirs) => {
              base.current = theirs.updatedAt;
              draft.rebase(theirs.updatedAt);
              element.current?.requestSubmit();
            }}
            onTakeTheirs={(theirs) => {
              base.current = theirs.updatedAt;
              const stored = draftOf(theirs);
              form.setInitialValues(stored);
              form.setValues(stored);
              draft.rebase(theirs.updatedAt);
              setRefusal(undefined);
            }}
            onSaveAsNew={() => void saveAsNew()}
          />
        )}
        {refusal === 'gone' && <PostGone pending={saving} onSaveAsNew={() => void saveAsNew()} />}
      </Stack>
      <div className={classes.columns}>
        <PostText {...{ form, values, post }} />
        <PostSettings {...{ form, values, post }} />
      </div>
      <div className={classes.bar}>
        {!refusal && <FormFailure failure={failure} />}
        <Group justify="flex-end" gap="sm">
          <DraftNote status={draft.status} changed={changed} />
          <Button variant="default" onClick={props.onCancel} disabled={pending}>
            {m.cancel}
          </Button>
          <Button
            type="submit"
            disabled={pending}
            rightSection={<Kbd className={classes.key}>Ctrl S</Kbd>}
            aria-label={pending ? props.pendingLabel : props.submitLabel}
          >
            {pending ? props.pendingLabel : props.submitLabel}
          </Button>
        </Group>
      </div>
    </form>
  );
}

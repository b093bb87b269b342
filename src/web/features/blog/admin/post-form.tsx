import { Button, Group, Kbd, Stack } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { DraftNote } from '#web/drafts/draft-note.tsx';
import { FoundDrafts } from '#web/drafts/found-drafts.tsx';
import { latinKey } from '#web/keyboard/keys.ts';
import { useMessages } from '#web/language/language.tsx';
import { UploadFormContext } from '#web/pictures/upload-form.ts';
import { useLocked } from '#web/ui/admin/use-locked.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { blogAdminMessages } from './messages/messages.ts';
import { PostConflict } from './post-conflict.tsx';
import { PostSettings, PostText } from './post-fields.tsx';
import classes from './post-form.module.css';
import { PostGone } from './post-gone.tsx';
import { type PostWork, usePostForm } from './use-post-form.ts';

interface PostFormProps extends PostWork {
  submitLabel: string;
  pendingLabel: string;
  onCancel: () => void;
}

/** The form of a post. The server derives fields that are left empty. */
export function PostForm(props: PostFormProps) {
  const { post, onCancel } = props;
  const m = useMessages(blogAdminMessages).editor;
  const editing = usePostForm(props);
  const { form, formProps, changed, failure, values, draft, refusal, uploads, tagTyping } = editing;
  const pending = editing.pending || editing.savingAsNew;
  const element = useRef<HTMLFormElement>(null);
  // A stored post is loaded after its dialog has got the focus.
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const submit = () => element.current?.requestSubmit();
  const saveByKey = (event: KeyboardEvent) => {
    if (latinKey(event).toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!pending) submit();
  };
  const locked = useLocked(pending);
  const submitLabel = editing.pending ? props.pendingLabel : props.submitLabel;
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
          onResume={editing.resume}
          onDiscard={(found) => void draft.discardFound(found)}
        />
        {refusal === 'stale' && post && (
          <PostConflict
            id={post.id}
            mine={values}
            pending={pending || uploads.isAnyUploading}
            onKeepMine={(theirs) => {
              editing.rebase(theirs);
              submit();
            }}
            onTakeTheirs={editing.take}
            onSaveAsNew={editing.saveAsNew}
          />
        )}
        {refusal === 'gone' && (
          <PostGone
            pending={editing.savingAsNew || uploads.isAnyUploading}
            onSaveAsNew={editing.saveAsNew}
          />
        )}
      </Stack>
      <div className={classes.columns} {...locked}>
        <PostText {...{ form, values, post }} />
        <UploadFormContext value={uploads.formOf('post', true)}>
          <PostSettings {...{ form, values, post, tagTyping }} />
        </UploadFormContext>
      </div>
      <div className={classes.bar}>
        {(!refusal || failure?.code === 'precondition') && <FormFailure failure={failure} />}
        <Group justify="flex-end" gap="sm">
          <DraftNote status={draft.status} changed={changed} />
          <Button variant="default" onClick={onCancel} disabled={pending}>
            {m.cancel}
          </Button>
          <Button
            type="submit"
            disabled={pending}
            rightSection={<Kbd className={classes.key}>Ctrl S</Kbd>}
            aria-label={submitLabel}
          >
            {submitLabel}
          </Button>
        </Group>
      </div>
    </form>
  );
}

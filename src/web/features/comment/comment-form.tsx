import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { maxCommentLength } from '#shared/features/comment/rules.ts';
import { useMessages } from '#web/language/language.tsx';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import classes from './comments.module.css';
import { commentMessages } from './messages/messages.ts';

interface CommentFormProps {
  text: string;
  /** Label of the button. */
  submit: string;
  onCancel: () => void;
  onSubmit: (text: string) => Promise<void>;
}

/** Writes a comment, or changes one. */
export function CommentForm({ text: before, submit, onCancel, onSubmit }: CommentFormProps) {
  const m = useMessages(commentMessages);
  const [text, setText] = useState(before);
  const { pending, run } = useReported(m.failed);
  const isChanged = text.trim() !== before;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void run(() => onSubmit(text));
      }}
    >
      <GrowingTextarea
        label={m.text}
        description={m.hint}
        autoFocus
        dir="auto"
        minRows={3}
        maxLength={maxCommentLength}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap="xs">
        <Button
          type="submit"
          size="compact-md"
          loading={pending}
          disabled={text.trim() === '' || !isChanged}
        >
          {submit}
        </Button>
        <Button variant="default" size="compact-md" disabled={pending} onClick={onCancel}>
          {m.cancel}
        </Button>
      </Group>
      <UnsavedGuard isUnsaved={() => isChanged && !pending}>{m.unsaved}</UnsavedGuard>
    </form>
  );
}

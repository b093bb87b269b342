import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type QuestionComment, useCommentCalls } from './api.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import { commentMessages } from './messages/messages.ts';

/** A comment with its writer, and what its reader can do with it. */
export function CommentItem({ comment }: { comment: QuestionComment }) {
  const m = useMessages(commentMessages);
  const { change } = useCommentCalls();
  const [isEditing, setEditing] = useState<boolean>();
  const { id, text, updatedAt: loadedUpdatedAt } = comment;
  return (
    <li className={classes.comment}>
      <CommentHead comment={comment} />
      {isEditing ? (
        <CommentForm
          text={text}
          submit={m.save}
          onCancel={() => setEditing(false)}
          onSubmit={async (changed) => {
            await change({ id, text: changed, loadedUpdatedAt });
            setEditing(false);
          }}
        />
      ) : (
        <>
          <p className={classes.words} dir="auto">
            {text}
          </p>
          <CommentActions
            comment={comment}
            // After the form has closed, which had the focus.
            isFocused={isEditing === false}
            onEdit={() => setEditing(true)}
          />
        </>
      )}
    </li>
  );
}

function CommentHead({ comment }: { comment: QuestionComment }) {
  const m = useMessages(commentMessages);
  const { author, isOwn, isByStaff, state, createdAt } = comment;
  return (
    <Group gap="xs">
      <b dir="auto">{isOwn ? m.own : (author ?? m.unknown)}</b>
      {isByStaff && <Badge color="pen">{m.staff}</Badge>}
      {isOwn && state !== 'published' && (
        <Badge color={state === 'waiting' ? 'marigold' : 'fail'} miw="max-content">
          {state === 'waiting' ? m.waiting : m.rejected}
        </Badge>
      )}
      <Text span size="sm" c="dimmed">
        <Moment at={createdAt} />
      </Text>
    </Group>
  );
}

interface CommentActionsProps {
  comment: QuestionComment;
  isFocused: boolean;
  onEdit: () => void;
}

const action = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const;

function CommentActions({ comment, isFocused, onEdit }: CommentActionsProps) {
  const { id, isOwn, isReported } = comment;
  const m = useMessages(commentMessages);
  const toast = useToast();
  const { remove, report } = useCommentCalls();
  const { pending, run } = useReported(m.failed);
  const { confirm, dialog } = useConfirm();
  if (!isOwn)
    return (
      <div>
        <Button
          {...action}
          disabled={isReported}
          loading={pending}
          onClick={() =>
            void run(async () => {
              await report({ id });
              toast({ title: m.reported, message: m.reportedText, tone: 'pass' });
            })
          }
        >
          {isReported ? m.reported : m.report}
        </Button>
      </div>
    );
  return (
    <Group gap="xs">
      <Button {...action} autoFocus={isFocused} onClick={onEdit}>
        {m.edit}
      </Button>
      <Button
        {...action}
        onClick={() =>
          confirm({
            title: m.deleteTitle,
            consequences: m.deleteText,
            confirmLabel: m.delete,
            tone: 'danger',
            act: () => run(() => remove({ id }), m.deleted),
          })
        }
      >
        {m.delete}
      </Button>
      {dialog}
    </Group>
  );
}

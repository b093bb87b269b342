import { Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { pageInstead } from '#web/lists/last-page.ts';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { PageButtons } from '#web/ui/page-buttons.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useCommentCalls, useComments } from './api.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import classes from './comments.module.css';
import { commentMessages } from './messages/messages.ts';

/** The comments on a question, and a form for another. */
export function CommentList({ questionId }: { questionId: number }) {
  const m = useMessages(commentMessages);
  const [page, setPage] = useState(1);
  const query = useComments(questionId, page);
  const { data, error } = query;
  const instead = pageInstead(query);
  if (instead !== undefined) setPage(instead);
  // The forms stay, with what was typed, when the comments cannot be read again.
  return (
    <>
      <QueryFailure title={m.notLoaded} query={query} />
      {!data && !error && <Skeleton h={96} aria-hidden />}
      {data?.total === 0 && <Text size="sm">{m.none}</Text>}
      {data && data.total > 0 && (
        <ol className={classes.list}>
          {data.items.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {data && <PageButtons of={data} onPage={setPage} size="sm" />}
      <NewComment questionId={questionId} />
      <Text size="sm" c="dimmed">
        {m.lead}
      </Text>
    </>
  );
}

function NewComment({ questionId }: { questionId: number }) {
  const m = useMessages(commentMessages);
  const [isWriting, setWriting] = useState<boolean>();
  if (!isWriting)
    return (
      <div>
        <Button
          variant="default"
          size="compact-md"
          // After the form has closed, which had the focus.
          autoFocus={isWriting === false}
          onClick={() => setWriting(true)}
        >
          {m.write}
        </Button>
      </div>
    );
  return <NewCommentForm questionId={questionId} onClose={() => setWriting(false)} />;
}

/** A comment that was cancelled, and one that is written later, have different keys. */
function NewCommentForm({ questionId, onClose }: { questionId: number; onClose: () => void }) {
  const m = useMessages(commentMessages);
  const toast = useToast();
  const { write } = useCommentCalls();
  const sendOnce = useIdempotencyKey();
  return (
    <CommentForm
      text=""
      submit={m.send}
      onCancel={onClose}
      onSubmit={async (text) => {
        const { state } = await sendOnce((idempotencyKey) =>
          write({ id: questionId, text, idempotencyKey }),
        );
        onClose();
        toast(
          state === 'published'
            ? { title: m.published, tone: 'pass' }
            : { title: m.sent, message: m.sentText, tone: 'pass' },
        );
      }}
    />
  );
}

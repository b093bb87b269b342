import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useWasOpened } from '#web/ui/dialog/last-shown.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useAttemptCount, useQuestionCount } from './api.ts';
import classes from './comments.module.css';
import { commentMessages } from './messages/messages.ts';

const CommentList = lazyPart(() => import('./comment-list.tsx').then((file) => file.CommentList));

/** A button with the number of comments, which opens them. */
function Comments({ questionId, count }: { questionId: number; count: number }) {
  const m = useMessages(commentMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  const label = count === 0 ? m.show : m.showSome({ count });
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        data-print="hide"
        leftSection={<IconMessages size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? m.hide : label}
      </Button>
      {/* Hidden, not gone: a comment that was begun is still there when it is opened again. */}
      {wasOpened && (
        <section
          id={id}
          hidden={!isOpen}
          aria-label={m.title}
          className={classes.comments}
          data-print="hide"
        >
          <Suspense>
            <CommentList questionId={questionId} />
          </Suspense>
        </section>
      )}
    </>
  );
}

/** The comments at a question of a result. While their messages are loaded, the rest of the page stays. */
export function AttemptComments(props: { attemptId: number; questionId: number }) {
  const { attemptId, questionId } = props;
  const count = useAttemptCount(attemptId, questionId);
  return count === undefined ? null : (
    <Suspense>
      <Comments questionId={questionId} count={count} />
    </Suspense>
  );
}

/** The comments at a question that was checked in practice. */
export function PracticeComments({ questionId }: { questionId: number }) {
  const count = useQuestionCount(questionId);
  if (count === undefined) return null;
  return (
    <div className={classes.inPractice}>
      <Suspense>
        <Comments questionId={questionId} count={count} />
      </Suspense>
    </div>
  );
}

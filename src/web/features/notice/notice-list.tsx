import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { Rich } from '#web/language/rich.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { Moment, useDates } from '#web/ui/text/moment.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type Notice, useReadCalls } from './api.ts';
import { noticeMessages } from './messages/messages.ts';
import classes from './notice-list.module.css';

interface NoticeListProps {
  notices: readonly Notice[];
  /** Called when one of them is opened. */
  onOpen?: () => void;
}

/** Notices with the way to what each is about. Opening one marks it as read. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  return (
    <ul>
      {notices.map((notice) => (
        <Row key={notice.id} notice={notice} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function Row({ notice, onOpen }: { notice: Notice; onOpen: (() => void) | undefined }) {
  const m = useMessages(noticeMessages);
  const { markRead } = useReadCalls();
  const { pending, run } = useReported(m.failed);
  const { id, content, readAt, createdAt } = notice;
  const isUnread = readAt === null;
  const link = useRef<HTMLAnchorElement>(null);
  const read = () => run(() => markRead({ id }));
  const readHere = async () => {
    // The button disappears once the notice is read, so the link gets the focus.
    if (await read()) link.current?.focus({ preventScroll: true });
  };
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      <Link
        {...linkOf(content)}
        ref={link}
        className={classes.link}
        onClick={() => {
          onOpen?.();
          if (isUnread) void read();
        }}
      >
        {isUnread && <span className={classes.dot} role="img" aria-label={m.unread} />}
        <span className={classes.words}>
          <Sentence content={content} />
          <Ago at={createdAt} />
        </span>
      </Link>
      {isUnread && (
        <Tooltip label={m.markRead}>
          <ActionIcon
            size={44}
            aria-label={m.markRead}
            loading={pending}
            onClick={() => void readHere()}
          >
            <IconCheck size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}

/** Where a notice leads. */
function linkOf({ kind, data }: Notice['content']) {
  if (kind === 'result-regraded' || kind === 'result-marked')
    return { to: '/results/$id', params: { id: String(data.attemptId) } } as const;
  if (kind === 'streak-ending' || kind === 'reviews-due') return { to: '/practice' } as const;
  if (kind === 'certificate-issued')
    return { to: '/certificate/$id', params: { id: data.certificateId } } as const;
  if (kind === 'achievements-earned')
    return { to: '/profile', search: { section: 'achievements' } } as const;
  const { quizId } = data;
  if (quizId === null) return { to: '/classes' } as const;
  return { to: '/quiz/$id', params: { id: String(quizId) } } as const;
}

function Sentence({ content }: Pick<Notice, 'content'>) {
  const m = useMessages(noticeMessages);
  const format = useFormat();
  const mark = useContentMark();
  return (
    <span>
      <Rich
        text={sentenceOf(content, m)}
        parts={{
          quiz: () =>
            'title' in content.data && (
              <b dir="auto" {...mark(content.data.language)}>
                {content.data.title}
              </b>
            ),
          class: () =>
            'className' in content.data && <span dir="auto">{content.data.className}</span>,
          date: () =>
            'dueAt' in content.data &&
            content.data.dueAt && <Moment at={content.data.dueAt} form="moment" />,
          score: () => 'score' in content.data && format.count(content.data.score),
          left: () => 'left' in content.data && format.count(content.data.left),
          due: () => 'due' in content.data && format.count(content.data.due),
          earned: () => 'earned' in content.data && format.count(content.data.earned),
          days: () => 'days' in content.data && format.count(content.data.days),
          total: () => 'score' in content.data && format.count(content.data.totalQuestions),
        }}
      />
    </span>
  );
}

function sentenceOf({ kind, data }: Notice['content'], m: MessagesOf<typeof noticeMessages>) {
  if (kind === 'report-settled') return m.settled[data.outcome];
  return kind === 'assignment-given' && data.dueAt === null ? m.givenWithoutDate : m.lines[kind];
}

function Ago({ at }: { at: string }) {
  const dates = useDates();
  const clock = useServerClock();
  return (
    <Text component="time" size="sm" c="dimmed" dateTime={at} suppressHydrationWarning>
      {dates.relative(at, clock.now())}
    </Text>
  );
}

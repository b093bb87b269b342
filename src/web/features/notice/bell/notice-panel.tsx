import { Button, Center, Loader, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useNewest, useReadCalls } from '../api.ts';
import { noticeMessages } from '../messages/messages.ts';
import { NoticeList } from '../notice-list.tsx';
import classes from './notice-bell.module.css';

const shown = 8;

/** The newest notices, and the ways to all of them and to their settings. */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  const m = useMessages(noticeMessages);
  const { data, error, refetch } = useNewest(shown);
  const { markAllRead } = useReadCalls();
  const { pending, run } = useReported(m.failed);
  const newest = data?.items[0];
  const hasUnread = data?.items.some(({ readAt }) => readAt === null);
  const panel = useRef<HTMLDivElement>(null);
  const readAll = async (upTo: number) => {
    // The button disappears; the panel gets the focus, so that keys still close it.
    if (await run(() => markAllRead({ upTo }))) panel.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={panel} tabIndex={-1}>
      <div className={classes.head}>
        <Title order={2} size="h5">
          {m.title}
        </Title>
        {newest && hasUnread && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={pending}
            onClick={() => void readAll(newest.id)}
          >
            {m.markAllRead}
          </Button>
        )}
      </div>
      {error && <FailureAlert title={m.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Center className={classes.nothing}>
          <Loader size="sm" />
        </Center>
      )}
      {data && !newest && (
        <Text c="dimmed" className={classes.nothing}>
          {m.none}
        </Text>
      )}
      {data && <NoticeList notices={data.items} onOpen={onClose} />}
      <div className={classes.foot}>
        <TextLink to="/notifications" onClick={onClose}>
          {m.all}
        </TextLink>
        <TextLink to="/notification-settings" onClick={onClose}>
          {m.settings}
        </TextLink>
      </div>
    </div>
  );
}

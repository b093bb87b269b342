import { Button, Card } from '@mantine/core';
import { useRef } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useLastPage } from '#web/lists/use-last-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { NextPageLink, Pager, PreviousPageLink } from '#web/ui/pager.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useNoticesPage, useReadCalls, useUnread } from './api.ts';
import { noticeMessages } from './messages/messages.ts';
import { NoticeList } from './notice-list.tsx';

/** All notices of a member, the newest first. */
export function NoticesPage({ page }: { page: number }) {
  const m = useMessages(noticeMessages);
  const data = useNoticesPage(page);
  const { items, total, pageSize } = data;
  // Old ones are erased.
  useLastPage({ data });
  const unread = useUnread();
  const { markAllRead, markReadFromNewest } = useReadCalls();
  const { pending, run } = useReported(m.failed);
  const list = useRef<HTMLDivElement>(null);
  const readAll = async () => {
    const isRead = await run(() =>
      newest ? markAllRead({ upTo: newest.id }) : markReadFromNewest(),
    );
    // The button disappears once all notices are read, so the list gets the focus.
    if (isRead) list.current?.focus({ preventScroll: true });
  };
  const newest = page === 1 ? items[0] : undefined;
  // The number may be older than what is shown.
  const hasUnread = unread > 0 || items.some(({ readAt }) => readAt === null);
  return (
    <Page width="text">
      <PageHeader
        title={m.title}
        lead={m.lead}
        actions={
          <>
            {hasUnread && (
              <Button variant="default" loading={pending} onClick={() => void readAll()}>
                {m.markAllRead}
              </Button>
            )}
            <ButtonLink to="/notification-settings" variant="default">
              {m.settings}
            </ButtonLink>
          </>
        }
      />
      {items.length === 0 ? (
        <EmptyState title={m.none}>{m.noneHint}</EmptyState>
      ) : (
        <Card ref={list} tabIndex={-1} padding={0}>
          <NoticeList notices={items} />
        </Card>
      )}
      <Pager
        page={page}
        pages={Math.ceil(total / pageSize)}
        previous={
          <PreviousPageLink to="/notifications" search={{ page: page - 1 }}>
            {m.newer}
          </PreviousPageLink>
        }
        next={
          <NextPageLink to="/notifications" search={{ page: page + 1 }}>
            {m.older}
          </NextPageLink>
        }
      />
    </Page>
  );
}

import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useUnread } from '../api.ts';
import { bellMessages } from './messages/messages.ts';
import classes from './notice-bell.module.css';

// Loaded when it is first opened.
const NoticePanel = lazyPart(() => import('./notice-panel.tsx').then((file) => file.NoticePanel));

/** In the header of a member's pages: how much is new, and what. */
export function NoticeBell() {
  const m = useMessages(bellMessages);
  const format = useFormat();
  const count = useUnread();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(24rem, 100vw - 1rem)"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          size={44}
          className={classes.bell}
          aria-label={count > 0 ? m.unread({ count }) : m.notifications}
          onClick={() => setOpened(!opened)}
        >
          <IconBell size={20} aria-hidden />
          {count > 0 && (
            <span className={classes.count} aria-hidden>
              {count > most ? `${format.count(most)}+` : format.count(count)}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={m.notifications}>
        <Suspense>
          <NoticePanel onClose={close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** A larger number has no room. */
const most = 99;

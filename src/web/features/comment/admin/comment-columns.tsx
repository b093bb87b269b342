import { Badge, Group, Text } from '@mantine/core';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { Column } from '#web/lists/admin-table.tsx';
import lists from '#web/lists/decisions.module.css';
import { Moment } from '#web/ui/text/moment.tsx';
import type { CommentRow } from './api.ts';
import type { commentAdminMessages } from './messages/messages.ts';

type Words = MessagesOf<typeof commentAdminMessages>;

const colours = { waiting: 'marigold', published: 'pass', rejected: 'fail' } as const;

/** Who wrote what about which question, and what was decided. */
export const commentColumns = (m: Words): Column<CommentRow, never>[] => [
  {
    title: m.author,
    words: true,
    cell: ({ author, isByStaff }) => (
      <Text inherit fw={isByStaff ? 700 : 600} dir="auto">
        {author}
      </Text>
    ),
  },
  {
    title: m.comment,
    main: 'text',
    cell: ({ text, question }) => (
      <>
        <p className={lists.words} dir="auto">
          {text}
        </p>
        <Text inherit c="dimmed" dir="auto">
          {m.question}: <bdi>{question.preview}</bdi>
        </Text>
      </>
    ),
  },
  {
    title: m.sent,
    secondary: true,
    cell: ({ createdAt }) => (
      <Text span inherit c="dimmed" className={lists.date}>
        <Moment at={createdAt} />
      </Text>
    ),
  },
  {
    title: m.state,
    cell: ({ state, reports }) => (
      <Group gap="2xs">
        <Badge size="md" color={colours[state]} className={lists.badge}>
          {m.states[state]}
        </Badge>
        {reports > 0 && (
          <Badge size="md" color="fail" className={lists.badge}>
            {m.reports({ count: reports })}
          </Badge>
        )}
      </Group>
    ),
  },
];

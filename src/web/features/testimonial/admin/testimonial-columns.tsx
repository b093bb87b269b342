import { Badge, Rating, Text, VisuallyHidden } from '@mantine/core';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { Column } from '#web/lists/admin-table.tsx';
import lists from '#web/lists/decisions.module.css';
import { Moment } from '#web/ui/text/moment.tsx';
import type { TestimonialRow, TestimonialSearch } from './api.ts';
import type { testimonialAdminMessages } from './messages/messages.ts';

type Words = MessagesOf<typeof testimonialAdminMessages>;

export type TestimonialSort = NonNullable<TestimonialSearch['sort']>;

const colours = { pending: 'marigold', approved: 'pass', rejected: 'fail' } as const;

/** Who wrote what, how many stars they give, and what was decided. */
export const testimonialColumns = (m: Words): Column<TestimonialRow, TestimonialSort>[] => [
  {
    title: m.from,
    sort: 'name',
    words: true,
    cell: (row) => (
      <>
        <Text inherit fw={600} dir="auto">
          {row.name}
        </Text>
        <Text inherit c="dimmed" dir="auto">
          {row.role}, {row.username}
        </Text>
      </>
    ),
  },
  {
    title: m.testimonial,
    main: 'text',
    cell: (row) => (
      <p className={lists.words} dir="auto">
        {row.content}
      </p>
    ),
  },
  {
    title: m.stars,
    sort: 'rating',
    usual: 'desc',
    cell: (row) => (
      <>
        <Rating value={row.rating} readOnly size="xs" color="marigold" aria-hidden />
        <VisuallyHidden>{m.ofFiveStars({ rating: String(row.rating) })}</VisuallyHidden>
      </>
    ),
  },
  {
    title: m.received,
    secondary: true,
    sort: 'created',
    usual: 'desc',
    cell: (row) => (
      <Text span inherit c="dimmed" className={lists.date}>
        <Moment at={row.createdAt} />
      </Text>
    ),
  },
  {
    title: m.statusTitle,
    sort: 'status',
    cell: (row) => (
      <Badge size="md" color={colours[row.status]} className={lists.badge}>
        {m.status[row.status]}
      </Badge>
    ),
  },
];

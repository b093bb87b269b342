import { ActionIcon, Badge, Tooltip } from '@mantine/core';
import { IconEye, IconEyeOff, IconFlag } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stars } from '#web/ui/stars/stars.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type RemarkRow, useRemarkCalls, useRemarks } from '../api.ts';
import { starsAdminMessages } from './messages/messages.ts';
import classes from './stars-view.module.css';

export interface RemarkListProps {
  quizId: number;
  page: number;
  onPage: (page: number) => void;
}

/** What learners wrote, the newest first. */
export function RemarkList({ quizId, page, onPage }: RemarkListProps) {
  const m = useMessages(starsAdminMessages);
  const query = useRemarks({ id: quizId, page });
  return (
    <AdminList<RemarkRow, never>
      label={m.remarks}
      query={query}
      failed={m.failed}
      columns={columnsFor(m)}
      nameOf={({ remark }) => remark}
      actions={(remark) => <RemarkActions remark={remark} />}
      onPage={onPage}
      empty={<EmptyState title={m.noRemarks} />}
    />
  );
}

type Words = MessagesOf<typeof starsAdminMessages>;

const columnsFor = (m: Words): Column<RemarkRow, never>[] => [
  {
    title: m.remark,
    main: 'text',
    cell: ({ remark }) => (
      <span className={classes.remark} dir="auto">
        {remark}
      </span>
    ),
  },
  {
    title: m.stars,
    cell: ({ stars }) => <Stars rating={stars} label={m.rated({ rating: stars })} />,
  },
  { title: m.day, cell: ({ givenOn }) => <Day on={givenOn} /> },
  {
    title: m.state,
    cell: ({ state }) =>
      state !== 'shown' && (
        <Badge miw="max-content" color={state === 'reported' ? 'marigold' : 'gray'}>
          {state === 'reported' ? m.reported : m.hidden}
        </Badge>
      ),
  },
];

/** A day without a time, which is the same in every zone. */
export function Day({ on }: { on: string }) {
  const days = useDates().in('UTC');
  return <time dateTime={on}>{days.date(on)}</time>;
}

function RemarkActions({ remark: { id, remark, state } }: { remark: RemarkRow }) {
  const m = useMessages(starsAdminMessages);
  const isAdmin = useHasRole('administrator');
  const { report, decide } = useRemarkCalls();
  const { pending, run } = useReported(m.notDone);
  if (!isAdmin && state !== 'shown') return null;
  const choices = {
    report: { label: m.report, Icon: IconFlag, act: () => run(() => report({ id }), m.reported) },
    hide: {
      label: m.hide,
      Icon: IconEyeOff,
      act: () => run(() => decide({ id, remark, state: 'hidden' }), m.hidden),
    },
    show: {
      label: m.show,
      Icon: IconEye,
      act: () => run(() => decide({ id, remark, state: 'shown' }), m.shown),
    },
  };
  const { label, Icon, act } = choices[isAdmin ? (state === 'hidden' ? 'show' : 'hide') : 'report'];
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={m.actOn({ act: label, remark })}
        disabled={pending}
        onClick={() => void act()}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

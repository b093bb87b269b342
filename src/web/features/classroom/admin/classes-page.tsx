import { Badge, Box, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Format } from '#shared/kernel/language/format.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { onOnePage } from '#web/lists/local-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { type ClassRow, useClassCalls, useClasses } from '../api.ts';
import { classroomMessages } from './messages/messages.ts';
import { NameDialog } from './name-dialog.tsx';

/** All classes. @param waiting a note on answers to mark */
export function ClassesPage({ waiting }: { waiting: ReactNode }) {
  const m = useMessages(classroomMessages);
  const format = useFormat();
  const { data, ...query } = useClasses();
  const { create } = useClassCalls();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  return (
    <Page width="full">
      <PageHeader
        title={m.title}
        above={<BackLink />}
        actions={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            {m.create}
          </Button>
        }
      />
      <Box mb="md">{waiting}</Box>
      <AdminList<ClassRow, never>
        label={m.title}
        query={{ ...query, data: data && onOnePage(data) }}
        failed={m.failed}
        columns={columnsFor(m, format)}
        nameOf={({ name }) => name}
        empty={
          <EmptyState title={m.none} order={2}>
            {m.noneHint}
          </EmptyState>
        }
      />
      <NameDialog
        opened={isCreating}
        title={m.create}
        name=""
        onSave={async (name) => {
          const { id } = await create({ name });
          // The name is saved: nothing is asked.
          const to = { to: '/admin/classes/$id', params: { id: String(id) } } as const;
          await navigate({ ...to, ignoreBlocker: true });
        }}
        onClose={() => setCreating(false)}
      />
    </Page>
  );
}

const columnsFor = (
  m: MessagesOf<typeof classroomMessages>,
  format: Format,
): Column<ClassRow, never>[] => [
  {
    title: m.name,
    main: true,
    cell: ({ id, name, isOpen }) => (
      <>
        <TextLink
          to="/admin/classes/$id"
          params={{ id: String(id) }}
          underline="hover"
          inherit
          fw={600}
          dir="auto"
          data-apart
        >
          {name}
        </TextLink>{' '}
        {!isOpen && <Badge color="gray">{m.closed}</Badge>}
      </>
    ),
  },
  {
    title: m.members,
    figure: true,
    inCard: m.members,
    cell: ({ members }) => format.count(members),
  },
  {
    title: m.assignments,
    figure: true,
    inCard: m.assignments,
    cell: ({ assignments }) => format.count(assignments),
  },
  {
    title: m.created,
    inCard: m.created,
    secondary: true,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

import { ActionIcon, Tooltip } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { AdminList } from '#web/lists/admin-list.tsx';
import { onOnePage } from '#web/lists/local-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MinutesForm, useAddedMinutes } from '#web/ui/form/minutes-form.tsx';
import { useAddTime, type useLive } from './api.ts';
import { columnsFor, type LiveRow } from './live-columns.tsx';
import { liveMessages } from './messages/messages.ts';

interface LiveListProps {
  assignmentId: number;
  query: ReturnType<typeof useLive>;
}

/** Each member, and more time for one or all who write. */
export function LiveList({ assignmentId, query: { data, ...query } }: LiveListProps) {
  const m = useMessages(liveMessages);
  const format = useFormat();
  const addTime = useAddTime();
  const added = useAddedMinutes((more) => addTime({ id: assignmentId, ...more }), {
    notDone: m.notDone,
    added: m.added,
  });
  const items = (data?.members ?? []).map((member) => ({ ...member, id: member.userId }));
  return (
    <>
      {items.some(({ state }) => state === 'writing') && (
        <MinutesForm added={added} label={m.minutes} addLabel={m.addToAll} />
      )}
      <AdminList<LiveRow, never>
        label={m.list}
        query={{ ...query, data: data && onOnePage(items) }}
        failed={m.failed}
        columns={columnsFor(m, format, data?.isSeries ?? false)}
        nameOf={({ name }) => name}
        actions={({ state, attemptId, name }) =>
          state === 'writing' && (
            <Tooltip label={m.moreFor({ name })}>
              <ActionIcon
                aria-label={m.moreFor({ name })}
                disabled={!added.canAdd}
                onClick={() => void added.add(attemptId)}
              >
                <IconClockPlus size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )
        }
        empty={<EmptyState title={m.nobody}>{m.nobodyHint}</EmptyState>}
      />
    </>
  );
}

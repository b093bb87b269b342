import { ActionIcon, Tooltip } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { AdminList } from '#web/lists/admin-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MinutesForm, usualMinutes } from '#web/ui/form/minutes-form.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useReported } from '#web/ui/use-reported.ts';
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
  const { pending, run } = useReported(m.notDone);
  const toast = useToast();
  const [minutes, setMinutes] = useState(usualMinutes);
  const items = (data?.members ?? []).map((member) => ({ ...member, id: member.userId }));
  const add = (attemptId: number | null) =>
    run(async () => {
      const { attempts } = await addTime({ id: assignmentId, attemptId, minutes });
      // Those who wrote may have ended since they were listed.
      toast(
        attempts > 0
          ? { title: m.added({ count: minutes }), tone: 'pass' }
          : { title: m.notDone, tone: 'fail' },
      );
    });
  return (
    <>
      {items.some(({ state }) => state === 'writing') && (
        <MinutesForm
          minutes={minutes}
          pending={pending}
          label={m.minutes}
          addLabel={m.addToAll({ count: minutes })}
          onMinutes={setMinutes}
          onAdd={() => void add(null)}
        />
      )}
      <AdminList<LiveRow, never>
        label={m.list}
        query={{
          ...query,
          data: data && { items, total: items.length, page: 1, pageSize: items.length },
        }}
        failed={m.failed}
        columns={columnsFor(m, format, data?.isSeries ?? false)}
        nameOf={({ name }) => name}
        actions={({ state, attemptId, name }) =>
          state === 'writing' && (
            <Tooltip label={m.moreFor({ name })}>
              <ActionIcon
                aria-label={m.moreFor({ name })}
                disabled={pending || minutes < 1}
                onClick={() => void add(attemptId)}
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

import { ActionIcon, Tooltip } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { AdminList } from '#web/lists/admin-list.tsx';
import { onOnePage } from '#web/lists/local-page.ts';
import { useHasRole } from '#web/session/roles.ts';
import { useUser } from '#web/session/session.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MinutesForm, useAddedMinutes } from '#web/ui/form/minutes-form.tsx';
import { type LiveMember, useAddTime, type useLive } from './api.ts';
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
  const isAdmin = useHasRole('administrator');
  const user = useUser();
  // A teacher who is also a member of the class cannot add time to their own attempt.
  const canHaveMore = ({ state, userId }: LiveMember) =>
    state === 'writing' && (isAdmin || userId !== user?.id);
  const items = (data?.members ?? []).map((member) => ({ ...member, id: member.userId }));
  const canSomeHaveMore = items.some(canHaveMore);
  return (
    <>
      {canSomeHaveMore && <MinutesForm added={added} label={m.minutes} addLabel={m.addToAll} />}
      <AdminList<LiveRow, never>
        label={m.list}
        query={{ ...query, data: data && onOnePage(items) }}
        failed={m.failed}
        columns={columnsFor(m, format, data?.isSeries ?? false)}
        nameOf={({ name }) => name}
        // The column is absent once no member can get more time.
        actions={
          canSomeHaveMore
            ? (member) =>
                canHaveMore(member) && (
                  <Tooltip label={m.moreFor(member)}>
                    <ActionIcon
                      aria-label={m.moreFor(member)}
                      disabled={!added.canAdd}
                      onClick={() => void added.add(member.attemptId)}
                    >
                      <IconClockPlus size={18} aria-hidden />
                    </ActionIcon>
                  </Tooltip>
                )
            : undefined
        }
        empty={<EmptyState title={m.noMembers}>{m.noMembersHint}</EmptyState>}
      />
    </>
  );
}

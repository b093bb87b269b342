import { Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader, ParentLink } from '#web/ui/frame/page-header.tsx';
import { useLive } from './api.ts';
import { LiveList } from './live-list.tsx';
import { liveMessages } from './messages/messages.ts';

/** How far the members of a class are with an assignment now. */
export function LivePage({ assignmentId }: { assignmentId: number }) {
  const m = useMessages(liveMessages);
  const format = useFormat();
  const query = useLive(assignmentId);
  const { data } = query;
  const countOf = (state: string) =>
    format.count(data?.members.filter((member) => member.state === state).length ?? 0);
  return (
    <Page width="full">
      <PageHeader
        title={data?.title ?? m.open}
        above={
          data && (
            <ParentLink to="/admin/classes/$id" params={{ id: String(data.classId) }}>
              {data.className}
            </ParentLink>
          )
        }
      />
      {data && (
        <Text mb="sm">
          {m.summary({
            writing: countOf('writing'),
            ended: countOf('ended'),
            waiting: countOf('not_started'),
          })}
        </Text>
      )}
      <LiveList assignmentId={assignmentId} query={query} />
    </Page>
  );
}

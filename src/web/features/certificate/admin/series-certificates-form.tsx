import { Badge, Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { pageInstead } from '#web/lists/last-page.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useAwarded, useChoose, useSeriesCertificates } from './api.ts';
import { certificateAdminMessages } from './messages/messages.ts';

/** Whether a series gives certificates, and those that it gave. */
export function SeriesCertificatesForm({ seriesId }: { seriesId: number }) {
  const m = useMessages(certificateAdminMessages);
  const format = useFormat();
  const { data, error, refetch } = useSeriesCertificates(seriesId);
  const choose = useChoose();
  const { run } = useReported(m.notSaved);
  if (error)
    return <FailureAlert title={m.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={120} />;
  return (
    <Stack>
      <Switch
        label={m.gives}
        description={m.givesUse}
        checked={data.gives}
        onChange={({ currentTarget: { checked: gives } }) =>
          void run(() => choose.mutateAsync({ id: seriesId, gives }), m.saved)
        }
      />
      <Text data-figures>
        {m.awarded({ count: format.count(data.awarded) })}
        {data.isChecking && <> {m.isChecking}</>}
      </Text>
      {data.awarded > 0 && <AwardedList seriesId={seriesId} />}
    </Stack>
  );
}

function AwardedList({ seriesId }: { seriesId: number }) {
  const m = useMessages(certificateAdminMessages);
  const [page, setPage] = useState(1);
  const query = useAwarded(seriesId, page);
  // A page may become empty, because certificates are deleted with the accounts of their learners.
  const instead = pageInstead(query);
  if (instead !== undefined && instead !== page) setPage(instead);
  const { data, error } = query;
  if (error) return <QueryFailure title={m.loadFailed} query={query} />;
  if (!data) return <Skeleton h={80} />;
  const pages = Math.ceil(data.total / data.pageSize);
  return (
    <Stack gap="sm">
      {data.items.map(({ id, name, username, awardedAt, isRevoked }) => (
        <div key={id}>
          <TextLink
            to="/certificate/$id"
            params={{ id }}
            aria-label={m.open({ name })}
            fw={600}
            dir="auto"
          >
            {name}
          </TextLink>{' '}
          {isRevoked && <Badge color="fail">{m.revoked}</Badge>}
          <Text size="sm" c="dimmed">
            <span dir="auto">{username}</span> · <Moment at={awardedAt} form="date" />
          </Text>
        </div>
      ))}
      {pages > 1 && (
        <Group>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {m.later}
          </Button>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {m.earlier}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

import { Badge, Button, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { focusIfLost } from '#web/keyboard/focus-lost.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useEndSession, useSessions, useSignOutElsewhere } from '../api.ts';
import { profileMessages } from './messages/messages.ts';
import classes from './rows.module.css';
import { MissingSection, SectionCard } from './section-card.tsx';

/** Where the account is signed in, each with a way to end it. */
export function DevicesSection() {
  const m = useMessages(profileMessages);
  const query = useSessions();
  const list = useRef<HTMLUListElement>(null);
  const end = useEndSession();
  const endOthers = useSignOutElsewhere();
  const toast = useToast();
  const { data: sessions } = query;
  if (!sessions) return <MissingSection title={m.devices.title} query={query} />;
  const others = sessions.filter((session) => !session.isCurrent).length;
  const done = {
    onSuccess: ({ ended }: { ended: number }) => {
      toast({ title: m.devices.signedOutOn({ count: ended }), tone: 'pass' });
      // The button has gone with its row.
      focusIfLost(list);
    },
    onError: (error: unknown) =>
      toast({ title: m.error, message: failureOf(error).message, tone: 'fail' }),
  };
  return (
    <SectionCard
      title={m.devices.title}
      lead={others === 0 ? m.devices.onlyThis : m.devices.others({ count: others })}
    >
      <ul ref={list} tabIndex={-1} className={classes.rows} aria-label={m.devices.title}>
        {sessions.map(({ id, device, network, createdAt, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <div>
              <Text fw={600}>
                <bdi>{device}</bdi>{' '}
                {isCurrent && <Badge variant="light">{m.devices.thisDevice}</Badge>}
              </Text>
              <Text size="sm" c="dimmed">
                <Rich
                  text={m.devices.facts({ isUsed: lastUsedAt !== null, network })}
                  parts={{
                    created: () => <Moment at={createdAt} form="moment" />,
                    used: () => lastUsedAt && <Moment at={lastUsedAt} form="moment" />,
                  }}
                />
              </Text>
            </div>
            {!isCurrent && (
              <Button
                variant="default"
                aria-label={m.devices.signOutNamed({ device })}
                loading={end.isPending && end.variables.id === id}
                // Each has its own outcome, also when several are ended at once.
                onClick={() => void end.mutateAsync({ id }).then(done.onSuccess, done.onError)}
              >
                {m.devices.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 1 && (
        <Group mt="md">
          <Button
            variant="default"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined, done)}
          >
            {m.devices.signOutOthers}
          </Button>
        </Group>
      )}
    </SectionCard>
  );
}

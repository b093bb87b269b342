import { Badge, Button, Group, Text } from '@mantine/core';
import { failureOf } from '#web/failure/failure.ts';
import { counted } from '#web/ui/text/format.ts';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useEndSession, useSessions, useSignOutElsewhere } from '../api.ts';
import classes from './rows.module.css';
import { SectionCard } from './section-card.tsx';

/** Where the account is signed in, each with a way to end it. */
export function DevicesSection() {
  const { data: sessions } = useSessions();
  const end = useEndSession();
  const endOthers = useSignOutElsewhere();
  const toast = useToast();
  if (!sessions) return null;
  const others = sessions.filter((session) => !session.isCurrent).length;
  const done = {
    onSuccess: ({ ended }: { ended: number }) =>
      toast({ title: `Signed out on ${counted(ended, 'device')}`, tone: 'pass' }),
    onError: (error: unknown) =>
      toast({ title: 'Error', message: failureOf(error).message, tone: 'fail' }),
  };
  return (
    <SectionCard
      title="Devices"
      lead={
        others === 0
          ? 'You are signed in on this device only.'
          : `You are signed in on ${counted(others, 'other device')} as well.`
      }
    >
      <ul className={classes.rows} aria-label="Devices">
        {sessions.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <div>
              <Text fw={600}>
                {device} {isCurrent && <Badge variant="light">This device</Badge>}
              </Text>
              <Text size="sm" c="dimmed">
                Signed in <Moment at={createdAt} form="moment" />
                {lastUsedAt && (
                  <>
                    , last used <Moment at={lastUsedAt} form="moment" />
                  </>
                )}
              </Text>
            </div>
            {!isCurrent && (
              <Button
                variant="default"
                aria-label={`Sign out ${device}`}
                loading={end.isPending && end.variables.id === id}
                onClick={() => end.mutate({ id }, done)}
              >
                Sign out
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
            Sign out all other devices
          </Button>
        </Group>
      )}
    </SectionCard>
  );
}

import { Button, Card, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { focusNear } from '#web/keyboard/focus-near.ts';
import { useMessages } from '#web/language/language.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { canWorkOffline } from '#web/worker/registration.ts';
import { useKeptPack, useLoadPack, useRemovePack } from './api.ts';
import { offlineMessages } from './messages/messages.ts';
import classes from './offline.module.css';
import { PackFacts } from './pack-facts.tsx';

/** Loads questions for practice without a connection; not shown where the browser cannot open pages without one. */
export function OfflineCard() {
  const m = useMessages(offlineMessages);
  const { data } = useKeptPack();
  const load = useLoadPack();
  const remove = useRemovePack();
  const { pending, run } = useReported(m.notLoaded);
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(canWorkOffline()), []);
  if (!isShown) return null;
  const takeAway = async (button: Element) => {
    const nearest = focusNear(button);
    await run(remove);
    nearest();
  };
  const isLoaded = Boolean(data?.kept);
  return (
    <Card padding="lg" className={classes.card}>
      <Title order={2} size="h4">
        {m.title}
      </Title>
      <Text size="sm" c="dimmed">
        {m.lead}
      </Text>
      {data && <PackFacts state={data} />}
      <Group>
        {isLoaded && <ButtonLink to="/offline">{m.open}</ButtonLink>}
        <Button
          variant="default"
          loading={pending}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void run(load)}
        >
          {isLoaded ? m.loadAgain : m.load}
        </Button>
        {isLoaded && (
          <Button
            variant="subtle"
            disabled={pending}
            onClick={({ currentTarget }) => void takeAway(currentTarget)}
          >
            {m.remove}
          </Button>
        )}
      </Group>
    </Card>
  );
}

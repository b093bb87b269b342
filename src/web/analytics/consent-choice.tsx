import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { chooseConsent, useConsent } from './consent.ts';
import { analyticsMessages } from './messages/messages.ts';

/** Where a choice about analytics can be seen and changed. */
export function ConsentChoice() {
  const m = useMessages(analyticsMessages).choice;
  const consent = useConsent();
  if (consent === 'unknown') return null;
  return (
    <Card padding="lg" mt="xl" component="section" aria-labelledby="analytics-choice">
      <Title order={2} size="h4" id="analytics-choice">
        {m.title}
      </Title>
      <Text mt="xs" role="status">
        {m[consent ?? 'open']}
      </Text>
      <Group mt="md" gap="sm">
        <Button
          variant="default"
          disabled={consent === 'denied'}
          onClick={() => chooseConsent('denied')}
        >
          {m.deny}
        </Button>
        <Button
          variant="default"
          disabled={consent === 'granted'}
          onClick={() => chooseConsent('granted')}
        >
          {m.grant}
        </Button>
      </Group>
    </Card>
  );
}

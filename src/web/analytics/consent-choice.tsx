import { Button, Card, Group, Text, Title } from '@mantine/core';
import { chooseConsent, useConsent } from './consent.ts';

/** Where a choice about analytics can be seen and changed. */
export function ConsentChoice() {
  const consent = useConsent();
  if (consent === 'unknown') return null;
  return (
    <Card padding="lg" mt="xl" component="section" aria-labelledby="analytics-choice">
      <Title order={2} size="h4" id="analytics-choice">
        Your choice about analytics
      </Title>
      <Text mt="xs" role="status">
        {consent === 'granted'
          ? 'You agreed to have page views counted in this browser.'
          : consent === 'denied'
            ? 'Page views in this browser are not counted.'
            : 'You have not chosen yet; until you do, nothing is counted.'}
      </Text>
      <Group mt="md" gap="sm">
        <Button
          variant="default"
          disabled={consent === 'denied'}
          onClick={() => chooseConsent('denied')}
        >
          Do not count
        </Button>
        <Button
          variant="default"
          disabled={consent === 'granted'}
          onClick={() => chooseConsent('granted')}
        >
          Count page views
        </Button>
      </Group>
    </Card>
  );
}

import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { failureMessages } from '#web/failure/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { failureOf } from '../failure/failure.ts';

interface FailureAlertProps {
  /** What did not work, where the message alone does not say it: 'Error loading quizzes'. */
  title: string;
  /** What was thrown, or the words for it. */
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  /** What was kept, another way out. */
  children?: ReactNode;
}

/** Shows why a call failed, in place of its content, with a way to try again. */
export function FailureAlert({
  title,
  error,
  onRetry,
  retrying = false,
  children,
}: FailureAlertProps) {
  const m = useMessages(failureMessages);
  const failure = typeof error === 'string' ? { message: error } : failureOf(error, m);
  return (
    <Alert color="fail" title={title} icon={<IconAlertTriangle aria-hidden />} role="alert">
      <Text>{failure.message}</Text>
      {children}
      <Group mt="sm" gap="md">
        {onRetry && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={retrying}
            onClick={onRetry}
          >
            {m.tryAgain}
          </Button>
        )}
        {'requestId' in failure && failure.requestId && (
          <Text size="xs" c="dimmed">
            {m.reference({ id: failure.requestId })}
          </Text>
        )}
      </Group>
    </Alert>
  );
}

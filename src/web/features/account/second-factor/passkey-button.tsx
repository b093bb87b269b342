import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle, IconFingerprint } from '@tabler/icons-react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { signInMessages } from '../sign-in/messages/messages.ts';

interface PasskeyButtonProps {
  label: string;
  /** What the button begins: a call that the browser's own dialog interrupts. */
  use: { mutate: () => void; isPending: boolean; error: unknown };
  variant?: 'default' | 'filled';
  autoFocus?: boolean;
}

/** Asks the browser for a passkey, and says why it failed. */
export function PasskeyButton({
  label,
  use,
  variant = 'default',
  autoFocus = false,
}: PasskeyButtonProps) {
  const m = useMessages(signInMessages);
  return (
    <Stack gap="xs">
      <Button
        fullWidth
        px="sm"
        variant={variant}
        autoFocus={autoFocus}
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={use.isPending}
        onClick={() => use.mutate()}
      >
        {label}
      </Button>
      {use.error !== null && (
        <Alert color="fail" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {messageOf(use.error, m.secondStep.passkeyFailed)}
        </Alert>
      )}
    </Stack>
  );
}

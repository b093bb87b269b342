import { Button, Text } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useMessages } from '#web/language/language.tsx';
import type { SignInProvider } from '#web/site.ts';
import { signInMessages } from './messages/messages.ts';

interface GoogleButtonProps {
  configured: boolean;
  pending: boolean;
  onClick: () => void;
}

/** Always there; where Google sign-in is not configured it says so. */
export function GoogleButton({ configured, pending, onClick }: GoogleButtonProps) {
  const m = useMessages(signInMessages);
  const reason = useId();
  return (
    <div>
      <Button
        fullWidth
        px="sm"
        variant="default"
        leftSection={<GoogleMark />}
        disabled={!configured}
        loading={pending}
        {...(configured ? {} : { 'aria-describedby': reason })}
        onClick={onClick}
      >
        {m.google.button({ name: 'Google' })}
      </Button>
      {!configured && (
        <Text id={reason} size="sm" c="dimmed" ta="center" mt="xs">
          {m.google.notConfigured}
        </Text>
      )}
    </div>
  );
}

interface ProviderButtonProps {
  provider: SignInProvider;
  pending: boolean;
  onClick: () => void;
}

/** Signs in with another provider than Google. */
export function ProviderButton({ provider: { name }, pending, onClick }: ProviderButtonProps) {
  const m = useMessages(signInMessages);
  return (
    <Button
      fullWidth
      px="sm"
      variant="default"
      leftSection={<IconLogin2 size={18} aria-hidden />}
      loading={pending}
      onClick={onClick}
    >
      {m.google.button({ name })}
    </Button>
  );
}

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <path
        fill="#4285F4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2c-.8.5-1.8.9-3.1.9-2.3 0-4.3-1.6-5-3.7H1v2.3A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M4 10.8a5.4 5.4 0 0 1 0-3.5V5H1a9 9 0 0 0 0 8.1z" />
      <path
        fill="#EA4335"
        d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3c.7-2.1 2.7-3.7 5-3.7z"
      />
    </svg>
  );
}

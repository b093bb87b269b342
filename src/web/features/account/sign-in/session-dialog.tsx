import { Button, Divider, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import { Credentials, type CurrentUser } from '#shared/features/account/schema.ts';
import type { SessionChange } from '#web/session/session-keeper.ts';
import { useSessionKeeper } from '#web/session/session-watch.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useLogin } from '../api.ts';
import { GoogleButton } from './google-button.tsx';
import { useGoogleSignIn } from './google-sign-in.ts';

interface SessionDialogProps {
  /** The account that the page belongs to. */
  user: CurrentUser;
  change: SessionChange;
  googleSignIn: boolean;
}

const words = {
  ended: {
    title: 'Please sign in again',
    text: 'You are signed out. Nothing on this page is lost: sign in again, then go on where you were.',
    leave: 'Leave this page',
  },
  'other-account': {
    title: 'Another account is signed in',
    text: 'Another tab of this browser is now signed in with another account. Nothing from this page was saved there. To go on with this page, sign in with its account again.',
    leave: 'Use the other account',
  },
} as const satisfies Record<SessionChange, object>;

/** Shown over a page whose session has ended, to sign in again without losing what is on it. */
export function SessionDialog({ user, change, googleSignIn }: SessionDialogProps) {
  const keeper = useSessionKeeper();
  const google = useGoogleSignIn({
    returnTo: window.location.pathname + window.location.search,
    onDeactivated: () => void keeper.giveUp(),
  });
  const { title, text, leave } = words[change];
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={title}
      zIndex={400}
    >
      <Stack>
        <Text>{text}</Text>
        {user.hasPassword && <PasswordForm email={user.email} />}
        {googleSignIn && (
          <>
            {user.hasPassword && <Divider label="or" />}
            <GoogleButton configured pending={google.pending} onClick={google.start} />
          </>
        )}
        <Group justify="center">
          <Button variant="subtle" onClick={() => void keeper.giveUp()}>
            {leave}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const PasswordAlone = z.object({ password: Credentials.shape.password });

function PasswordForm({ email }: { email: string }) {
  const login = useLogin();
  const toast = useToast();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasswordAlone,
    initialValues: { password: '' },
    onSubmit: async ({ password }) => {
      await login.mutateAsync({ email, password });
      toast({ title: 'You are signed in again', tone: 'pass' });
    },
  });
  return (
    <form {...formProps} aria-label="Sign in again">
      <Stack>
        <Text>
          Account: <strong>{email}</strong>
        </Text>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormFailure failure={failure} />
        <Button type="submit" fullWidth loading={pending}>
          Sign in again
        </Button>
      </Stack>
    </form>
  );
}

import { Button, Divider, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Credentials, type CurrentUser } from '#shared/features/account/schema.ts';
import type { SecondFactorMethod } from '#shared/kernel/failure.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import type { SessionChange } from '#web/session/session-keeper.ts';
import { useSessionKeeper } from '#web/session/session-watch.tsx';
import type { Site } from '#web/site.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useLogin } from '../api.ts';
import { SecondStep } from '../second-factor/second-step.tsx';
import { EmailField } from './credential-fields.tsx';
import { useGoogleSignIn } from './google-sign-in.ts';
import { signInMessages } from './messages/messages.ts';
import { ProviderButtons } from './provider-buttons.tsx';

interface SessionDialogProps {
  /** The account that the page belongs to. */
  user: CurrentUser;
  change: SessionChange;
  site: Pick<Site, 'googleSignIn' | 'providers'>;
}

/** Shown over a page whose session has ended, to sign in again without losing what is on it. */
export function SessionDialog({
  user,
  change,
  site: { googleSignIn, providers },
}: SessionDialogProps) {
  const m = useMessages(signInMessages);
  const keeper = useSessionKeeper();
  const [methods, setMethods] = useState<readonly SecondFactorMethod[]>();
  const giveUp = () => void keeper.giveUp();
  const google = useGoogleSignIn({
    returnTo: window.location.pathname + window.location.search,
    onDeactivated: giveUp,
    onSecondStep: setMethods,
  });
  const { title, text, leave } = m.session[change];
  return (
    <Dialog
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
        {methods && (
          <SecondStep
            methods={methods}
            onCancel={() => setMethods(undefined)}
            onDeactivated={giveUp}
          />
        )}
        {!methods && user.hasPassword && (
          <PasswordForm email={user.email} onSecondStep={setMethods} />
        )}
        {!methods && (googleSignIn || providers.length > 0) && (
          <>
            {user.hasPassword && <Divider label={m.signIn.or} />}
            <ProviderButtons
              google={google}
              googleSignIn={googleSignIn}
              providers={providers}
              onlyConfigured
            />
          </>
        )}
        <Group justify="center">
          <Button variant="subtle" onClick={giveUp}>
            {leave}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface PasswordFormProps {
  /** As the page knows it: it may have been changed since. */
  email: string;
  onSecondStep: (methods: readonly SecondFactorMethod[]) => void;
}

function PasswordForm({ email, onSecondStep }: PasswordFormProps) {
  const m = useMessages(signInMessages);
  const login = useLogin();
  const toast = useToast();
  const [wasRefused, setWasRefused] = useState(false);
  const { form, formProps, pending, failure } = useZodForm({
    schema: Credentials,
    initialValues: { email, password: '' },
    onSubmit: async (credentials) => {
      try {
        await login.mutateAsync(credentials);
      } catch (error) {
        const { methods } = failureOf(error);
        setWasRefused(true);
        if (!methods) throw error;
        onSecondStep(methods);
        return;
      }
      toast({ title: m.session.done, tone: 'pass' });
    },
  });
  return (
    <form {...formProps} aria-label={m.session.submit}>
      <Stack>
        {wasRefused ? (
          <EmailField {...form.getInputProps('email')} />
        ) : (
          <>
            <Text>
              <Rich text={m.session.account} parts={{ email: () => <strong>{email}</strong> }} />
            </Text>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
          </>
        )}
        <PasswordInput
          label={m.fields.password}
          name="password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormFailure failure={failure} />
        <Button type="submit" fullWidth loading={pending}>
          {m.session.submit}
        </Button>
      </Stack>
    </form>
  );
}

import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { Credentials } from '#shared/features/account/schema.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useLogin } from '../api.ts';
import { CapsLockHint, useCapsLock } from './caps-lock-hint.tsx';

interface LoginFormProps {
  /** The password was right, but the account is deactivated. */
  onDeactivated: (account: DeactivatedAccount) => void;
}

export interface DeactivatedAccount {
  email: string;
  /** When it will be erased, ISO 8601. */
  scheduledDeletionDate?: string | undefined;
}

export function LoginForm({ onDeactivated }: LoginFormProps) {
  const login = useLogin();
  const toast = useToast();
  const capsLock = useCapsLock();
  const { form, formProps, pending, failure } = useZodForm({
    schema: Credentials,
    initialValues: { email: '', password: '' },
    onSubmit: async (credentials) => {
      try {
        const user = await login.mutateAsync(credentials);
        toast({
          title: 'Login successful',
          message: `Welcome back, ${user.username}!`,
          tone: 'pass',
        });
      } catch (error) {
        const { code, message, email, scheduledDeletionDate } = failureOf(error);
        if (code === 'deactivated') {
          onDeactivated({ email: email ?? credentials.email, scheduledDeletionDate });
        } else {
          toast({ title: 'Login failed', message, tone: 'fail' });
        }
        throw error;
      }
    },
  });

  return (
    <form {...formProps} aria-label="Login">
      <Stack>
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <div>
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
            {...capsLock.handlers}
          />
          <CapsLockHint on={capsLock.on} />
        </div>
        <FormFailure failure={failure} />
        <Button type="submit" fullWidth loading={pending}>
          Log in
        </Button>
        <TextLink to="/forgot-password" size="sm" ta="center">
          Forgot your password?
        </TextLink>
      </Stack>
    </form>
  );
}

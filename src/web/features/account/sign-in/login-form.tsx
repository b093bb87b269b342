import { Button, Stack } from '@mantine/core';
import { Credentials } from '#shared/features/account/schema.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { useLogin } from '../api.ts';
import { EmailField, PasswordField } from './credential-fields.tsx';

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
  const report = useReportSave();
  const { form, formProps, pending, failure } = useZodForm({
    schema: Credentials,
    initialValues: { email: '', password: '' },
    onSubmit: async (credentials) => {
      await report(login.mutateAsync(credentials), {
        saved: ({ username }) => ({
          title: 'Login successful',
          message: `Welcome back, ${username}!`,
        }),
        failed: (error) => {
          const { code, message, email, scheduledDeletionDate } = failureOf(error);
          if (code !== 'deactivated') return { title: 'Login failed', message };
          onDeactivated({ email: email ?? credentials.email, scheduledDeletionDate });
          return undefined;
        },
      });
    },
  });

  return (
    <form {...formProps} aria-label="Login">
      <Stack>
        <EmailField {...form.getInputProps('email')} />
        <PasswordField autoComplete="current-password" {...form.getInputProps('password')} />
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

import { Button, Stack } from '@mantine/core';
import { Credentials } from '#shared/features/account/schema.ts';
import type { SecondFactorMethod } from '#shared/kernel/failure.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { useLogin } from '../api.ts';
import { deactivatedIn } from '../second-factor/api.ts';
import { EmailField, PasswordField } from './credential-fields.tsx';
import { signInMessages } from './messages/messages.ts';

interface LoginFormProps {
  /** Where to be after signing in. */
  returnTo: string;
  /** The password was right, but the account is deactivated. */
  onDeactivated: (account: DeactivatedAccount) => void;
  /** The password was right, and the account has a second factor. */
  onSecondStep: (methods: readonly SecondFactorMethod[]) => void;
}

export interface DeactivatedAccount {
  email: string;
  /** When it will be erased, ISO 8601. */
  scheduledDeletionDate?: string | undefined;
}

export function LoginForm({ returnTo, onDeactivated, onSecondStep }: LoginFormProps) {
  const m = useMessages(signInMessages);
  const login = useLogin();
  const report = useReportSave();
  const { form, formProps, pending, failure } = useZodForm({
    schema: Credentials,
    initialValues: { email: '', password: '' },
    onSubmit: async (credentials) => {
      await report(login.mutateAsync({ ...credentials, returnTo }), {
        saved: ({ username }) => ({
          title: m.login.done,
          message: m.login.welcomeBack({ username }),
        }),
        failed: (error) => {
          const { code, message, methods } = failureOf(error);
          const deactivated = deactivatedIn(error);
          if (code === 'second-factor') onSecondStep(methods ?? []);
          else if (deactivated) onDeactivated(deactivated);
          else return { title: m.login.failed, message };
          return undefined;
        },
      });
    },
  });

  return (
    <form {...formProps} aria-label={m.signIn.login}>
      <Stack>
        <EmailField {...form.getInputProps('email')} autoComplete="username webauthn" />
        <PasswordField autoComplete="current-password" {...form.getInputProps('password')} />
        <FormFailure failure={failure} />
        <Button type="submit" fullWidth loading={pending}>
          {m.login.submit}
        </Button>
        <TextLink to="/forgot-password" size="sm" ta="center" data-apart>
          {m.login.forgotPassword}
        </TextLink>
      </Stack>
    </form>
  );
}

import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { RegistrationForm } from '#shared/features/account/schema.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useSite } from '#web/site.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { useRegister } from '../api.ts';
import { EmailField, PasswordField } from './credential-fields.tsx';
import { signInMessages } from './messages/messages.ts';
import { PasswordStrength, usePasswordRule } from './password-strength.tsx';

/** @param returnTo where to go on once the account can be used */
export function RegisterForm({ returnTo }: { returnTo: string }) {
  const m = useMessages(signInMessages);
  const register = useRegister();
  const rule = usePasswordRule();
  const { registration, registrationDomains: domains } = useSite();
  const report = useReportSave();
  /** The address of an account that was created and waits for its confirmation. */
  const [created, setCreated] = useState<string>();
  const { form, formProps, pending, failure } = useZodForm({
    schema: RegistrationForm,
    initialValues: { username: '', email: '', password: '', confirmPassword: '' },
    onSubmit: async ({ confirmPassword: _, ...registration }) => {
      await report(register.mutateAsync({ ...registration, returnTo }), {
        saved: ({ username }) => ({
          title: m.register.done,
          message: m.register.welcome({ username }),
        }),
        failed: (error) => {
          const { isCreated, message } = failureOf(error);
          if (!isCreated) return { title: m.register.failed, message };
          setCreated(registration.email);
          return undefined;
        },
      });
    },
  });

  if (created !== undefined) return <Created email={created} />;
  return (
    <form {...formProps} aria-label={m.signIn.register}>
      <Stack>
        <TextInput
          label={m.fields.username}
          name="username"
          autoComplete="nickname"
          description={m.fields.usernameRule}
          {...form.getInputProps('username')}
        />
        <EmailField
          {...(registration === 'domains' && { description: m.register.domains({ domains }) })}
          {...form.getInputProps('email')}
        />
        <Stack gap="xs">
          <PasswordField
            autoComplete="new-password"
            description={rule}
            {...form.getInputProps('password')}
          />
          <PasswordStrength password={form.values.password} />
        </Stack>
        <PasswordInput
          label={m.fields.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <FormFailure failure={failure} />
        <Button type="submit" fullWidth loading={pending}>
          {m.register.submit}
        </Button>
        <Text size="sm" c="dimmed">
          <Rich
            text={m.register.consent}
            parts={{
              terms: (text) => <TextLink to="/terms-of-service">{text}</TextLink>,
              privacy: (text) => <TextLink to="/privacy-policy">{text}</TextLink>,
            }}
          />
        </Text>
      </Stack>
    </form>
  );
}

/** In place of the form: the address must be confirmed before the first sign-in. */
function Created({ email }: { email: string }) {
  const { created } = useMessages(signInMessages).register;
  return (
    <Alert color="pass" role="status" title={created.title}>
      <Rich text={created.text} parts={{ email: () => <strong>{email}</strong> }} />
    </Alert>
  );
}

import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { RegistrationForm } from '#shared/features/account/schema.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { useRegister } from '../api.ts';
import { EmailField, PasswordField } from './credential-fields.tsx';
import { PasswordStrength } from './password-strength.tsx';

export function RegisterForm() {
  const register = useRegister();
  const report = useReportSave();
  const { form, formProps, pending, failure } = useZodForm({
    schema: RegistrationForm,
    initialValues: { username: '', email: '', password: '', confirmPassword: '' },
    onSubmit: async ({ confirmPassword: _, ...registration }) => {
      await report(register.mutateAsync(registration), {
        saved: ({ username }) => ({
          title: 'Registration successful',
          message: `Welcome, ${username}!`,
        }),
        failed: (error) => ({
          title: 'Registration failed',
          message: failureOf(error).message,
        }),
      });
    },
  });

  return (
    <form {...formProps} aria-label="Register">
      <Stack>
        <TextInput
          label="Username"
          name="username"
          autoComplete="nickname"
          description="At least 3 letters, numbers or underscores. Every username is unique."
          {...form.getInputProps('username')}
        />
        <EmailField {...form.getInputProps('email')} />
        <Stack gap={6}>
          <PasswordField
            autoComplete="new-password"
            description="At least 6 characters, better with uppercase and lowercase letters and a digit."
            {...form.getInputProps('password')}
          />
          <PasswordStrength password={form.values.password} />
        </Stack>
        <PasswordInput
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <FormFailure failure={failure} />
        <Button type="submit" fullWidth loading={pending}>
          Create account
        </Button>
        <Text size="sm" c="dimmed">
          By creating an account you confirm that you are at least 13 years old and accept the{' '}
          <TextLink to="/terms-of-service">Terms of Service</TextLink> and the{' '}
          <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
        </Text>
      </Stack>
    </form>
  );
}

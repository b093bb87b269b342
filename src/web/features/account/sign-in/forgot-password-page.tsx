import { Alert, Button, Card, Stack, TextInput } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { PasswordResetRequest } from '#shared/features/account/schema.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useForgotPassword } from '../api.ts';

/** Says the same whether or not the address has an account. */
export function ForgotPasswordPage() {
  const forgot = useForgotPassword();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasswordResetRequest,
    initialValues: { email: '' },
    onSubmit: (request) => forgot.mutateAsync(request),
  });
  return (
    <Page width="form">
      <PageHeader
        title="Forgot your password?"
        lead="We will email you a link to choose a new one."
        above={<TextLink to="/auth">Back to sign in</TextLink>}
      />
      <Card padding="lg">
        {forgot.isSuccess ? (
          <Alert
            color="pass"
            role="status"
            icon={<IconMailForward aria-hidden />}
            title="Check your email"
          >
            If <strong>{form.getValues().email}</strong> has an account, we have sent a link to it.
            It works once, within one hour. No email? Check your spam folder.
          </Alert>
        ) : (
          <form {...formProps} aria-label="Forgot password">
            <Stack>
              <TextInput
                label="Email"
                type="email"
                name="email"
                autoComplete="username"
                {...form.getInputProps('email')}
              />
              <FormFailure failure={failure} />
              <Button type="submit" fullWidth loading={pending}>
                Send the link
              </Button>
            </Stack>
          </form>
        )}
      </Card>
    </Page>
  );
}

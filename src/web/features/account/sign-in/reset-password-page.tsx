import { Alert, Button, Card, Stack } from '@mantine/core';
import { IconMailX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { PasswordResetForm } from '#shared/features/account/schema.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useResetPassword } from '../api.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export function ResetPasswordPage({ token }: { token: string | undefined }) {
  return (
    <Page width="form">
      <PageHeader
        title="Choose a new password"
        lead="This signs you out everywhere. Then sign in with the new password."
      />
      <Card padding="lg">{token ? <ResetForm token={token} /> : <NoToken />}</Card>
    </Page>
  );
}

function ResetForm({ token }: { token: string }) {
  const reset = useResetPassword();
  const toast = useToast();
  const navigate = useNavigate();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasswordResetForm,
    initialValues: { password: '', confirmPassword: '' },
    onSubmit: async ({ password }) => {
      await reset.mutateAsync({ token, password });
      toast({
        title: 'Your new password is set',
        message: 'Please sign in with it.',
        tone: 'pass',
      });
      await navigate({ to: '/auth' });
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <NewPasswordFields
          label="New password"
          password={form.getValues().password}
          passwordProps={form.getInputProps('password')}
          confirmProps={form.getInputProps('confirmPassword')}
        />
        <FormFailure failure={failure} />
        {failure?.code === 'invalid' && !failure.fields && <AskAgain />}
        <Button type="submit" fullWidth loading={pending}>
          Set the new password
        </Button>
      </Stack>
    </form>
  );
}

function NoToken() {
  return (
    <Stack>
      <Alert color="fail" icon={<IconMailX aria-hidden />} title="This link is not complete">
        Open the link in the mail once more, or ask for a new one.
      </Alert>
      <AskAgain />
    </Stack>
  );
}

function AskAgain() {
  return (
    <ButtonLink to="/forgot-password" variant="default">
      Ask for a new link
    </ButtonLink>
  );
}

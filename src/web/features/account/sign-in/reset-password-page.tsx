import { Alert, Button, Card, Stack } from '@mantine/core';
import { IconMailX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { PasswordResetForm } from '#shared/features/account/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useLinkToken } from '#web/session/link-token.ts';
import { useUser } from '#web/session/session.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useLogin, useResetPassword } from '../api.ts';
import { useInvitation } from './invited.ts';
import { signInMessages } from './messages/messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** @param inSearch the token of a link that was mailed before tokens were in the fragment */
export function ResetPasswordPage({ inSearch }: { inSearch: string | undefined }) {
  const m = useMessages(signInMessages);
  const token = useLinkToken({ inSearch });
  const invitation = useInvitation();
  const { title, lead, submit } = invitation ? m.invited : m.reset;
  return (
    <Page width="form">
      <PageHeader title={title} lead={lead} />
      <Card padding="lg">
        {token ? (
          <ResetForm
            key={token}
            token={token}
            email={invitation?.email ?? undefined}
            submitLabel={submit}
          />
        ) : (
          token === null && <NoToken />
        )}
      </Card>
    </Page>
  );
}

interface ResetFormProps {
  token: string;
  /** Of an invited person, who is signed in with the new password at once. */
  email: string | undefined;
  submitLabel: string;
}

function ResetForm({ token, email, submitLabel }: ResetFormProps) {
  const m = useMessages(signInMessages);
  const reset = useResetPassword();
  const signIn = useFirstSignIn();
  const toast = useToast();
  const navigate = useNavigate();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasswordResetForm,
    initialValues: { password: '', confirmPassword: '' },
    onSubmit: async ({ password }) => {
      await reset.mutateAsync({ token, password });
      if (email !== undefined && (await signIn({ email, password }))) return;
      toast({
        title: m.reset.done.title,
        message: m.reset.done.text,
        tone: 'pass',
      });
      await navigate({ to: '/auth' });
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <NewPasswordFields
          label={m.fields.newPassword}
          password={form.getValues().password}
          passwordProps={form.getInputProps('password')}
          confirmProps={form.getInputProps('confirmPassword')}
        />
        <FormFailure failure={failure} />
        {failure?.code === 'invalid' && !failure.fields && <AskAgain />}
        <Button type="submit" fullWidth loading={pending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

/** Signs in as on the sign-in page. False: it was refused there, or another account is signed in here. */
function useFirstSignIn() {
  const m = useMessages(signInMessages);
  const login = useLogin();
  const user = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  return async (credentials: { email: string; password: string }): Promise<boolean> => {
    if (user) return false;
    try {
      const { username } = await login.mutateAsync(credentials);
      toast({ title: m.login.done, message: m.register.welcome({ username }), tone: 'pass' });
    } catch {
      return false;
    }
    await navigate({ to: '/' });
    return true;
  };
}

function NoToken() {
  const m = useMessages(signInMessages);
  return (
    <Stack>
      <Alert color="fail" icon={<IconMailX aria-hidden />} title={m.linkNotComplete}>
        {m.reset.noToken}
      </Alert>
      <AskAgain />
    </Stack>
  );
}

function AskAgain() {
  const m = useMessages(signInMessages);
  return (
    <ButtonLink to="/forgot-password" variant="default">
      {m.reset.askAgain}
    </ButtonLink>
  );
}

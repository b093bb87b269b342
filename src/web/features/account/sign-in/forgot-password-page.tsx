import { Alert, Button, Card, Stack } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { PasswordResetRequest } from '#shared/features/account/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader, ParentLink } from '#web/ui/frame/page-header.tsx';
import { useForgotPassword } from '../api.ts';
import { EmailField } from './credential-fields.tsx';
import { signInMessages } from './messages/messages.ts';

/** Says the same whether or not the address has an account. */
export function ForgotPasswordPage() {
  const m = useMessages(signInMessages);
  const forgot = useForgotPassword();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasswordResetRequest,
    initialValues: { email: '' },
    onSubmit: (request) => forgot.mutateAsync(request),
  });
  return (
    <Page width="form">
      <PageHeader
        title={m.forgot.title}
        lead={m.forgot.lead}
        above={<ParentLink to="/auth">{m.forgot.back}</ParentLink>}
      />
      <Card padding="lg">
        {forgot.isSuccess ? (
          <Alert
            color="pass"
            role="status"
            icon={<IconMailForward aria-hidden />}
            title={m.forgot.sent}
          >
            <Rich
              text={m.forgot.sentTo}
              parts={{ email: () => <strong>{form.getValues().email}</strong> }}
            />
          </Alert>
        ) : (
          <form {...formProps} aria-label={m.forgot.formName}>
            <Stack>
              <EmailField {...form.getInputProps('email')} />
              <FormFailure failure={failure} />
              <Button type="submit" fullWidth loading={pending}>
                {m.forgot.submit}
              </Button>
            </Stack>
          </form>
        )}
      </Card>
    </Page>
  );
}

import { Alert, Button, Card, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconMailX } from '@tabler/icons-react';
import { addressUndoDays } from '#shared/features/account/rules.ts';
import { failureOf } from '#web/failure/failure.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useUndoEmailChange } from '../api.ts';

/** Reached from the mail to the old address. The change is undone by the button, not by opening the page. */
export function UndoEmailPage({ token }: { token: string | undefined }) {
  return (
    <Page width="form">
      <PageHeader
        title="Undo the change of your email address"
        lead="Use this if you did not change it."
      />
      <Card padding="lg">
        {token ? (
          <Undo token={token} />
        ) : (
          <Alert color="fail" icon={<IconMailX aria-hidden />} title="This link is not complete">
            Open the link in the mail once more.
          </Alert>
        )}
      </Card>
    </Page>
  );
}

function Undo({ token }: { token: string }) {
  const undo = useUndoEmailChange();
  if (undo.data) {
    return (
      <Stack role="status">
        <Alert color="pass" icon={<IconCircleCheck aria-hidden />} title={undo.data.message}>
          Everyone was signed out, and the old password no longer works. We have sent you a mail
          with a link to choose a new password.
        </Alert>
        <ButtonLink to="/forgot-password" variant="default">
          No mail? Send another link
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text>
        Your account gets its old address back. Everyone is signed out, access tokens stop working,
        and you choose a new password by a link that we send to the old address.
      </Text>
      {undo.error && (
        <Alert color="fail" role="alert" icon={<IconMailX aria-hidden />}>
          {failureOf(undo.error).message} Links like this one work once, within {addressUndoDays}{' '}
          days.
        </Alert>
      )}
      <Button loading={undo.isPending} onClick={() => undo.mutate({ token })}>
        Restore my old address
      </Button>
    </Stack>
  );
}

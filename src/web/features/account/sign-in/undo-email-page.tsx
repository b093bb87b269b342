import { Alert, Button, Card, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconMailX } from '@tabler/icons-react';
import { addressUndoDays } from '#shared/features/account/rules.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useLinkToken } from '#web/session/link-token.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useUndoEmailChange } from '../api.ts';
import { signInMessages } from './messages/messages.ts';

/** Reached from the mail to the old address. The change is undone by the button, not by opening the page. */
export function UndoEmailPage({ inSearch }: { inSearch: string | undefined }) {
  const m = useMessages(signInMessages);
  const token = useLinkToken({ inSearch });
  return (
    <Page width="form">
      <PageHeader title={m.undo.title} lead={m.undo.lead} />
      <Card padding="lg">
        {token ? (
          <Undo key={token} token={token} />
        ) : (
          token === null && (
            <Alert color="fail" icon={<IconMailX aria-hidden />} title={m.linkNotComplete}>
              {m.undo.noToken}
            </Alert>
          )
        )}
      </Card>
    </Page>
  );
}

function Undo({ token }: { token: string }) {
  const m = useMessages(signInMessages);
  const undo = useUndoEmailChange();
  if (undo.data) {
    return (
      <Stack role="status">
        <Alert color="pass" icon={<IconCircleCheck aria-hidden />} title={undo.data.message}>
          {m.undo.done}
        </Alert>
        <Text>{m.undo.kept}</Text>
        <ButtonLink to="/forgot-password" variant="default">
          {m.undo.noMail}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text>{m.undo.text}</Text>
      {undo.error && (
        <Alert color="fail" role="alert" icon={<IconMailX aria-hidden />}>
          {failureOf(undo.error).message} {m.undo.onceWithin({ days: addressUndoDays })}
        </Alert>
      )}
      <Button loading={undo.isPending} onClick={() => undo.mutate({ token })}>
        {m.undo.submit}
      </Button>
    </Stack>
  );
}

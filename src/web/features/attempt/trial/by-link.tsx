import { Alert, Skeleton, Stack } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { isFailure } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useLinkToken } from '#web/session/link-token.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { trialMessages } from './messages/messages.ts';

interface ByLinkProps {
  title: string;
  description: string;
  /** The key under which the tab stores the token while its visitor signs in. */
  keptAs?: string;
  /** The page once the token of its address is known. */
  children: (token: string) => ReactNode;
}

/** A page that is opened by a secret link; shows an error if the address is not complete. */
export function ByLink({ title, description, keptAs, children }: ByLinkProps) {
  const m = useMessages(trialMessages).shared;
  const token = useLinkToken({ keptAs });
  if (token) return <Fragment key={token}>{children(token)}</Fragment>;
  return (
    <Page width="form">
      <PageHeader title={title} lead={description} />
      {token === null ? (
        <DeadLink title={m.notComplete}>{m.openWhole}</DeadLink>
      ) : (
        <Skeleton h={160} />
      )}
    </Page>
  );
}

/** Why the content of a secret link is not shown. */
export function LinkNotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const m = useMessages(trialMessages).shared;
  if (!isFailure(error, 'not-found'))
    return <FailureAlert title={m.notOpened} error={error} onRetry={onRetry} />;
  return <DeadLink title={m.ended}>{m.endedText}</DeadLink>;
}

/** Says that a link does not work, with a link to the quizzes. */
function DeadLink({ title, children }: { title: string; children: string }) {
  const { browse } = useMessages(uiMessages).notFound;
  return (
    <Stack align="flex-start">
      <Alert color="fail" w="100%" icon={<IconLinkOff aria-hidden />} title={title} role="alert">
        {children}
      </Alert>
      <ButtonLink to="/quizzes">{browse}</ButtonLink>
    </Stack>
  );
}

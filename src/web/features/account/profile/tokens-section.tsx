import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type ShownToken, useAccessTokens, useRevokeAccessToken } from '../api.ts';
import { profileMessages } from './messages/messages.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import classes from './rows.module.css';
import { MissingSection, SectionCard } from './section-card.tsx';
import { TokenForm } from './token-form.tsx';

/** Personal access tokens: with them other programs call the site's API as the member. */
export function TokensSection() {
  const m = useMessages(profileMessages);
  const query = useAccessTokens();
  const { data: tokens } = query;
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ShownToken>();
  if (!tokens) return <MissingSection title={m.tokens.title} query={query} />;
  return (
    <SectionCard
      title={m.tokens.title}
      lead={
        <Rich
          text={m.tokens.lead}
          parts={{ api: (text) => <Anchor href="/api/docs">{text}</Anchor> }}
        />
      }
    >
      {tokens.length > 0 && (
        <ul className={classes.rows} aria-label={m.tokens.title}>
          {tokens.map((token) => (
            <li key={token.id}>
              <div>
                <Text fw={600}>
                  <bdi>{token.name}</bdi>
                </Text>
                <Text size="sm" c="dimmed">
                  <Rich
                    text={m.tokens.facts({
                      scope: m.tokens.scopes[token.scope],
                      hint: token.hint,
                      isUsed: token.lastUsedAt !== null,
                    })}
                    parts={{
                      expires: () => <Moment at={token.expiresAt} form="date" />,
                      used: () =>
                        token.lastUsedAt && <Moment at={token.lastUsedAt} form="moment" />,
                    }}
                  />
                </Text>
              </div>
              <Button
                variant="default"
                aria-label={m.tokens.revokeNamed({ name: token.name })}
                onClick={() => setRevoking(token)}
              >
                {m.tokens.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Group mt={tokens.length > 0 ? 'md' : 0}>
        <Button variant="default" onClick={() => setCreating(true)}>
          {m.tokens.create}
        </Button>
      </Group>
      <FormDialog
        opened={isCreating}
        title={m.tokens.createTitle}
        onClose={() => setCreating(false)}
      >
        {({ cancel }) => <TokenForm onCancel={cancel} onDone={() => setCreating(false)} />}
      </FormDialog>
      <Revocation token={revoking} onClose={() => setRevoking(undefined)} />
    </SectionCard>
  );
}

function Revocation({ token, onClose }: { token: ShownToken | undefined; onClose: () => void }) {
  const m = useMessages(profileMessages);
  const revoke = useRevokeAccessToken();
  const proof = useOwnerProof();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const shown = useLastShown(token);
  const failure = revoke.error ? failureOf(revoke.error) : undefined;
  const wrong = proof === 'password' ? failure?.fields?.password : undefined;
  const close = () => {
    setPassword('');
    revoke.reset();
    onClose();
  };
  const confirm = () => {
    if (!token) return;
    revoke.mutate(
      { id: token.id, ...(password ? { password } : {}) },
      {
        onSuccess: () => {
          toast({ title: m.tokens.revoked, tone: 'pass' });
          close();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      opened={token !== undefined}
      title={m.tokens.revokeTitle({ name: shown?.name ?? '' })}
      confirmLabel={m.tokens.revoke}
      pending={revoke.isPending}
      disabled={proof === 'google' || (proof === 'password' && password === '')}
      onConfirm={confirm}
      onCancel={close}
    >
      <Text mb="md">{m.tokens.revokeText}</Text>
      <OwnerProof password={password} onPassword={setPassword} error={wrong} />
      {failure && !wrong && (
        <Alert mt="md" color="fail" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {failure.message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

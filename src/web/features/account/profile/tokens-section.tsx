import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type ShownToken, useAccessTokens, useRevokeAccessToken } from '../api.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import classes from './rows.module.css';
import { SectionCard } from './section-card.tsx';
import { TokenForm } from './token-form.tsx';

const scopeWords = {
  read: 'Read',
  write: 'Read and write',
  admin: 'Administer',
} as const;

/** Personal access tokens: with them other programs call the site's API as the member. */
export function TokensSection() {
  const { data: tokens } = useAccessTokens();
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ShownToken>();
  if (!tokens) return null;
  return (
    <SectionCard
      title="Access tokens"
      lead={
        <>
          With a token, a program of yours calls the <Anchor href="/api/docs">API</Anchor> in your
          name. Keep tokens as safe as your password.
        </>
      }
    >
      {tokens.length > 0 && (
        <ul className={classes.rows} aria-label="Access tokens">
          {tokens.map((token) => (
            <li key={token.id}>
              <div>
                <Text fw={600}>{token.name}</Text>
                <Text size="sm" c="dimmed">
                  {scopeWords[token.scope]} · ends in …{token.hint} · expires{' '}
                  <Moment at={token.expiresAt} form="date" /> ·{' '}
                  {token.lastUsedAt ? (
                    <>
                      last used <Moment at={token.lastUsedAt} form="moment" />
                    </>
                  ) : (
                    'never used'
                  )}
                </Text>
              </div>
              <Button
                variant="default"
                aria-label={`Revoke ${token.name}`}
                onClick={() => setRevoking(token)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Group mt={tokens.length > 0 ? 'md' : 0}>
        <Button variant="default" onClick={() => setCreating(true)}>
          Create a token
        </Button>
      </Group>
      <FormDialog
        opened={isCreating}
        title="Create an access token"
        onClose={() => setCreating(false)}
      >
        {({ cancel }) => <TokenForm onCancel={cancel} onDone={() => setCreating(false)} />}
      </FormDialog>
      <Revocation token={revoking} onClose={() => setRevoking(undefined)} />
    </SectionCard>
  );
}

function Revocation({ token, onClose }: { token: ShownToken | undefined; onClose: () => void }) {
  const revoke = useRevokeAccessToken();
  const proof = useOwnerProof();
  const toast = useToast();
  const [password, setPassword] = useState('');
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
          toast({ title: 'Token revoked', tone: 'pass' });
          close();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      opened={token !== undefined}
      title={`Revoke “${token?.name ?? ''}”?`}
      confirmLabel="Revoke"
      pending={revoke.isPending}
      disabled={proof === 'google' || (proof === 'password' && password === '')}
      onConfirm={confirm}
      onCancel={close}
    >
      <Text mb="md">Programs that use this token can no longer call the API.</Text>
      <OwnerProof
        password={password}
        onPassword={setPassword}
        error={revoke.error ? failureOf(revoke.error).message : undefined}
      />
    </ConfirmDialog>
  );
}

import { Alert, Button, Code, Group, Radio, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import {
  AccessTokenRequest,
  type TokenScope,
  tokenScopes,
} from '#shared/features/account/access-token.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useUser } from '#web/session/session.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useCreateAccessToken } from '../api.ts';
import { profileMessages } from './messages/messages.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import classes from './rows.module.css';

const lifetimes = [7, 30, 90, 365];

interface TokenFormProps {
  onCancel: () => void;
  onDone: () => void;
}

/** Asks what the token is for, then shows it once. */
export function TokenForm({ onCancel, onDone }: TokenFormProps) {
  const m = useMessages(profileMessages);
  const user = useUser();
  const create = useCreateAccessToken();
  const proof = useOwnerProof();
  const [secret, setSecret] = useState<string>();
  const initialValues: {
    name: string;
    scope: TokenScope;
    expiresInDays: number;
    password?: string;
  } = { name: '', scope: 'read', expiresInDays: 30, password: '' };
  const { form, formProps, pending, failure } = useZodForm({
    schema: AccessTokenRequest,
    initialValues,
    onSubmit: async (request) => {
      const { token } = await create.mutateAsync(request);
      form.reset();
      setSecret(token);
    },
  });
  if (secret) return <Secret token={secret} onDone={onDone} />;
  return (
    <form {...formProps} aria-label={m.tokens.createTitle}>
      <Stack>
        <TextInput
          label={m.tokens.name}
          description={m.tokens.nameUse}
          {...form.getInputProps('name')}
        />
        <Radio.Group label={m.tokens.mayDo} {...form.getInputProps('scope')}>
          <Stack gap="xs" mt="xs">
            {tokenScopes
              .filter((scope) => scope !== 'admin' || user?.roles.length)
              .map((scope) => (
                <Radio
                  key={scope}
                  value={scope}
                  label={m.tokens.scopes[scope]}
                  description={m.tokens.scopeUses[scope]}
                />
              ))}
          </Stack>
        </Radio.Group>
        <Select
          label={m.tokens.expiresAfter}
          data={lifetimes.map((days) => ({
            value: String(days),
            label: m.tokens.days({ count: days }),
          }))}
          allowDeselect={false}
          value={String(form.getValues().expiresInDays)}
          onChange={(days) => form.setFieldValue('expiresInDays', Number(days))}
        />
        <OwnerProof
          password={form.getValues().password ?? ''}
          onPassword={(password) => form.setFieldValue('password', password)}
          error={form.errors.password?.toString()}
        />
        <FormFailure failure={failure} />
        <FormButtons pending={pending} disabled={proof === 'google'} onCancel={onCancel}>
          {m.tokens.submit}
        </FormButtons>
      </Stack>
    </form>
  );
}

function Secret({ token, onDone }: { token: string; onDone: () => void }) {
  const m = useMessages(profileMessages);
  const toast = useToast();
  useReportUnsaved(true, m.tokens.secret.text);
  const copy = async () => {
    const isCopied = await copyText(token);
    toast(isCopied ? { title: m.copied, tone: 'pass' } : { title: m.tokens.copyByHand });
  };
  return (
    <Stack>
      <Alert color="marigold" icon={<IconKey aria-hidden />} title={m.tokens.secret.title}>
        {m.tokens.secret.text}
      </Alert>
      <Code block className={classes.secret} aria-label={m.tokens.newToken}>
        {token}
      </Code>
      <Text size="sm" c="dimmed">
        <Rich text={m.tokens.use} parts={{ code: () => <Code>Authorization: Bearer …</Code> }} />
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => void copy()}>
          {m.copy}
        </Button>
        <Button onClick={onDone}>{m.tokens.done}</Button>
      </Group>
    </Stack>
  );
}

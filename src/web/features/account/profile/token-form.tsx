import { Alert, Button, Code, Group, Radio, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { AccessTokenRequest, type TokenScope } from '#shared/features/account/access-token.ts';
import { useUser } from '#web/session/session.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useCreateAccessToken } from '../api.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import classes from './rows.module.css';

const scopes = [
  { value: 'read', label: 'Read', description: 'Quizzes, your results and your profile.' },
  { value: 'write', label: 'Read and write', description: 'Also take quizzes and save for you.' },
  { value: 'admin', label: 'Administer', description: 'Everything that administrators can do.' },
] as const satisfies { value: TokenScope; label: string; description: string }[];

const lifetimes = [7, 30, 90, 365].map((days) => ({ value: String(days), label: `${days} days` }));

interface TokenFormProps {
  onCancel: () => void;
  onDone: () => void;
}

/** Asks what the token is for, then shows it once. */
export function TokenForm({ onCancel, onDone }: TokenFormProps) {
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
    <form {...formProps} aria-label="Create an access token">
      <Stack>
        <TextInput
          label="Name"
          description="What it is for, such as “results export”."
          {...form.getInputProps('name')}
        />
        <Radio.Group label="The token may" {...form.getInputProps('scope')}>
          <Stack gap="xs" mt="xs">
            {scopes
              .filter(({ value }) => value !== 'admin' || user?.isAdmin)
              .map((scope) => (
                <Radio key={scope.value} {...scope} />
              ))}
          </Stack>
        </Radio.Group>
        <Select
          label="Expires after"
          data={lifetimes}
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" loading={pending} disabled={proof === 'google'}>
            Create token
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Secret({ token, onDone }: { token: string; onDone: () => void }) {
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyText(token);
    toast(isCopied ? { title: 'Copied', tone: 'pass' } : { title: 'Please copy it by hand' });
  };
  return (
    <Stack>
      <Alert color="marigold" icon={<IconKey aria-hidden />} title="Copy the token now">
        It is shown only this once.
      </Alert>
      <Code block className={classes.secret} aria-label="The new token">
        {token}
      </Code>
      <Text size="sm" c="dimmed">
        Send it with each call as <Code>Authorization: Bearer …</Code>
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}

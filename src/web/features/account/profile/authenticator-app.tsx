import { Alert, Anchor, Code, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AppCodeForm } from '#shared/features/account/second-factor.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { QrCode } from '#web/ui/qr/qr-code.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useBeginApp, useConfirmApp } from '../second-factor/api.ts';
import classes from './authenticator-app.module.css';
import { profileMessages } from './messages/messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Shows the secret as a QR code, asks for a first code, and then shows the recovery codes. */
export function SetUpApp({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const m = useMessages(profileMessages);
  const begin = useBeginApp();
  const toast = useToast();
  const [codes, setCodes] = useState<string[]>();
  const begun = useRef(false);
  const start = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    begin.mutate();
  });
  useEffect(() => start(), []);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (begin.error) return <Alert color="fail">{failureOf(begin.error).message}</Alert>;
  if (!begin.data) return null;
  const { secret, uri } = begin.data;
  return (
    <Stack>
      <Text>{m.app.scan}</Text>
      <QrCode text={uri} label={m.app.qrCode} className={classes.qr} />
      <Text size="sm" c="dimmed">
        <Rich
          text={m.app.onThisPhone}
          parts={{ open: (text) => <Anchor href={uri}>{text}</Anchor> }}
        />
      </Text>
      <Code block className={classes.secret} aria-label={m.app.secret}>
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </Code>
      <FirstCode
        onCancel={onCancel}
        onAdded={(added) => {
          // A message in the corner would cover the codes on a phone.
          if (added) return setCodes(added);
          toast({
            title: m.app.added,
            message: m.othersSignedOut,
            tone: 'pass',
          });
          onDone();
        }}
      />
    </Stack>
  );
}

interface FirstCodeProps {
  onCancel: () => void;
  /** @param codes new recovery codes; null when the account has some already */
  onAdded: (codes: string[] | null) => void;
}

function FirstCode({ onCancel, onAdded }: FirstCodeProps) {
  const m = useMessages(profileMessages);
  const confirm = useConfirmApp();
  const { form, formProps, pending, failure } = useZodForm({
    schema: AppCodeForm,
    initialValues: { code: '' },
    onSubmit: async (answer) => {
      const { recoveryCodes } = await confirm.mutateAsync(answer);
      form.reset();
      onAdded(recoveryCodes);
    },
  });
  return (
    <form {...formProps} aria-label={m.app.setUpTitle}>
      <Stack>
        <TextInput
          label={m.app.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          {...form.getInputProps('code')}
        />
        <FormFailure failure={failure} />
        <FormButtons pending={pending} onCancel={onCancel}>
          {m.app.submit}
        </FormButtons>
      </Stack>
    </form>
  );
}

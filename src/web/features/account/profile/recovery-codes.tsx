import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useSite } from '#web/site.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useRenewRecoveryCodes } from '../second-factor/api.ts';
import { profileMessages } from './messages/messages.ts';
import classes from './recovery-codes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, which are shown only this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const m = useMessages(profileMessages);
  const toast = useToast();
  useReportUnsaved(true, m.codes.save.text);
  const text = `${m.codes.fileHead({ product: useSite().siteName })}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    const isCopied = await copyText(text);
    toast(isCopied ? { title: m.copied, tone: 'pass' } : { title: m.codes.copyByHand });
  };
  return (
    <Stack>
      <Alert color="marigold" icon={<IconLifebuoy aria-hidden />} title={m.codes.save.title}>
        {m.codes.save.text}
      </Alert>
      <ul className={classes.codes} aria-label={m.codes.title}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => void copy()}>
          {m.copy}
        </Button>
        <Button
          variant="default"
          onClick={() => saveFile('quizwright-recovery-codes.txt', text, 'text/plain')}
        >
          {m.codes.download}
        </Button>
        <Button onClick={onDone}>{m.codes.done}</Button>
      </Group>
    </Stack>
  );
}

/** Replaces the recovery codes after a confirmation. */
export function RenewRecoveryCodes({ onDone }: { onDone: () => void }) {
  const m = useMessages(profileMessages);
  const renew = useRenewRecoveryCodes();
  // The codes that come would not be seen.
  useReportUnsaved(renew.isPending, m.codes.replaceText);
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onDone} />;
  return (
    <Stack>
      <Text>{m.codes.replaceText}</Text>
      {renew.error && <Alert color="fail">{failureOf(renew.error).message}</Alert>}
      <FormButtons pending={renew.isPending} onCancel={onDone} onSend={() => renew.mutate()}>
        {m.codes.replaceSubmit}
      </FormButtons>
    </Stack>
  );
}

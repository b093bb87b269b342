import { Button, List, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { exportFilename } from '#shared/features/account/export.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useExportData, useProfile } from '../api.ts';
import { ConfirmOwner } from './confirm-owner.tsx';
import { profileMessages } from './messages/messages.ts';
import { SectionCard } from './section-card.tsx';

const shownFor = 8000;

export function DataExportSection() {
  const m = useMessages(profileMessages);
  const { email, emailVerified } = useProfile();
  const exporting = useExportData();
  const clock = useServerClock();
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const start = () =>
    exporting.mutate(undefined, {
      onSuccess: (data) => {
        const name = exportFilename(new Date(clock.now()));
        saveFile(name, JSON.stringify(data, null, 2), 'application/json');
        toast({
          title: m.dataExport.ready.title,
          message: m.dataExport.ready.text,
          tone: 'pass',
          duration: shownFor,
        });
      },
      onError: (error) => {
        const { code, message } = failureOf(error);
        if (code === 'forbidden') return setConfirming(true);
        toast({
          title: m.dataExport.failed.title,
          message: code === 'too-many-requests' ? message : m.dataExport.failed.text,
          tone: 'fail',
          duration: shownFor,
        });
      },
    });
  return (
    <SectionCard title={m.sections.export} lead={m.dataExport.lead}>
      <List mb="lg" spacing="2xs" data-marks>
        <List.Item>{m.dataExport.profile}</List.Item>
        <List.Item>{m.dataExport.attempts}</List.Item>
        <List.Item>{m.dataExport.achievements}</List.Item>
        <List.Item>{m.dataExport.messages}</List.Item>
        <List.Item>{m.dataExport.access}</List.Item>
      </List>
      <Text mb="lg" maw="60ch">
        {emailVerified ? m.dataExport.mailed({ email }) : m.dataExport.notMailed}
      </Text>
      <Button
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={exporting.isPending}
        onClick={start}
      >
        {m.dataExport.submit}
      </Button>
      <FormDialog
        opened={isConfirming}
        title={m.proof.confirm}
        onClose={() => setConfirming(false)}
      >
        {() => (
          <ConfirmOwner
            onConfirmed={() => {
              setConfirming(false);
              start();
            }}
          />
        )}
      </FormDialog>
    </SectionCard>
  );
}

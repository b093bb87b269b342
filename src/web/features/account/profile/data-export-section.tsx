import { Button, List, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportFilename } from '#shared/features/account/export.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useExportData, useProfile } from '../api.ts';
import { SectionCard } from './section-card.tsx';

const shownFor = 8000;

export function DataExportSection() {
  const { email, emailVerified } = useProfile();
  const exporting = useExportData();
  const clock = useServerClock();
  const toast = useToast();
  const start = () =>
    exporting.mutate(undefined, {
      onSuccess: (data) => {
        const name = exportFilename(new Date(clock.now()));
        saveFile(name, JSON.stringify(data, null, 2), 'application/json');
        toast({
          title: 'Export ready',
          message: 'The file is in your downloads.',
          tone: 'pass',
          duration: shownFor,
        });
      },
      onError: (error) => {
        const { code, message } = failureOf(error);
        toast({
          title: 'Export failed',
          message:
            code === 'too-many-requests'
              ? message
              : 'Unable to export your data. Please try again.',
          tone: 'fail',
          duration: shownFor,
        });
      },
    });
  return (
    <SectionCard
      title="Data Export"
      lead="A copy of everything that we store about you, as a JSON file."
    >
      <List mb="lg" spacing={4}>
        <List.Item>your profile</List.Item>
        <List.Item>your attempts with every answer</List.Item>
        <List.Item>achievements, shares and feedback</List.Item>
        <List.Item>testimonials and messages that you sent</List.Item>
        <List.Item>your devices, access tokens and former email addresses</List.Item>
      </List>
      <Text mb="lg" maw="60ch">
        The file is downloaded at once.{' '}
        {emailVerified
          ? `A copy is emailed within 24 hours to ${email}.`
          : 'Once your email address is verified, a copy is also emailed within 24 hours.'}
      </Text>
      <Button
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={exporting.isPending}
        onClick={start}
      >
        Export my data
      </Button>
    </SectionCard>
  );
}

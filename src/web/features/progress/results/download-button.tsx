import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toaster.tsx';
import type { ResultsFile } from './api.ts';
import { quizResultsMessages } from './messages/messages.ts';

/** Makes a table of all that is listed, and downloads it. */
export function DownloadButton({ makeFile }: { makeFile: () => Promise<ResultsFile> }) {
  const m = useMessages(quizResultsMessages);
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  const download = async () => {
    setIsPending(true);
    try {
      const { fileName, content, type } = await makeFile();
      saveFile(fileName, content, type);
    } catch (error) {
      toast({ title: m.downloadFailed, message: messageOf(error, m.failed), tone: 'fail' });
    }
    setIsPending(false);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isPending}
      onClick={() => void download()}
    >
      {m.downloadCsv}
    </Button>
  );
}

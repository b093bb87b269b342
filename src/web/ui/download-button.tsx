import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { saveFile } from './save-file.ts';
import { useToast } from './toaster.tsx';

interface DownloadButtonProps {
  label: string;
  /** Says that there is no file. */
  failed: string;
  makeFile: () => Promise<{ fileName: string; content: string; type: string }>;
}

/** Has a file made, and downloads it. */
export function DownloadButton({ label, failed, makeFile }: DownloadButtonProps) {
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  const download = async () => {
    setIsPending(true);
    try {
      const { fileName, content, type } = await makeFile();
      saveFile(fileName, content, type);
    } catch (error) {
      toast({ title: failed, message: messageOf(error, ''), tone: 'fail' });
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
      {label}
    </Button>
  );
}

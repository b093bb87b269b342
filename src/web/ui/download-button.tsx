import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from './save-file.ts';
import { useReported } from './use-reported.ts';

interface DownloadButtonProps {
  label: string;
  /** Says that there is no file. */
  failed: string;
  makeFile: () => Promise<{ fileName: string; content: string; type: string }>;
}

/** Has a file made, and downloads it. */
export function DownloadButton({ label, failed, makeFile }: DownloadButtonProps) {
  const { pending, run } = useReported(failed);
  const download = async () => {
    const { fileName, content, type } = await makeFile();
    saveFile(fileName, content, type);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={pending}
      onClick={() => void run(download)}
    >
      {label}
    </Button>
  );
}

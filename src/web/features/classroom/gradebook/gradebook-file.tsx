import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { classroomMessages } from '../admin/messages/messages.ts';
import { type Gradebook, useGradebookFile } from '../api.ts';

/** Downloads the gradebook. */
export function GradebookFile({ book }: { book: Gradebook }) {
  const m = useMessages(classroomMessages);
  const read = useGradebookFile();
  const { pending, run } = useReported(m.notDownloaded);
  const download = async () => {
    const { csv } = await read(book.class.id);
    saveFile(`gradebook-${book.class.id}.csv`, csv, 'text/csv;charset=utf-8');
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={pending}
      onClick={() => void run(download)}
    >
      {m.download}
    </Button>
  );
}

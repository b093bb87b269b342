import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { classroomMessages } from '../admin/messages/messages.ts';
import { type Gradebook, useGradebookFile } from '../api.ts';

const formats = ['xlsx', 'csv'] as const;

/** Downloads the gradebook. */
export function GradebookFile({ book }: { book: Gradebook }) {
  const m = useMessages(classroomMessages);
  const read = useGradebookFile();
  const { pending, run } = useReported(m.notDownloaded);
  const download = async (format: (typeof formats)[number]) => {
    const { fileName, type, content } = await read({ classId: book.class.id, format });
    saveFile(
      fileName,
      Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
      type,
    );
  };
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={pending}
        >
          {m.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => void run(() => download(format))}>
            {format.toUpperCase()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

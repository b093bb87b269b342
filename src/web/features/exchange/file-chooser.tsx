import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ImportProgress } from '#shared/features/exchange/schema.ts';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { FileOrText } from '#web/ui/form/file-or-text.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useExport } from './api.ts';
import { type ChosenFile, largestFile } from './chosen-file.ts';
import { ProgressView } from './import-progress.tsx';
import { exchangeMessages } from './messages/messages.ts';
import { saveExported } from './save-exported.ts';

interface FileChooserProps {
  isReading: boolean;
  /** The progress of reading the file. */
  progress: ImportProgress | null | undefined;
  error: unknown;
  text: string;
  onText: (text: string) => void;
  onChoose: (file: ChosenFile, isText: boolean) => void;
}

/** Takes a file to import, or a text. */
export function FileChooser({ progress, onChoose, ...content }: FileChooserProps) {
  const m = useMessages(exchangeMessages);
  return (
    <FileOrText
      words={{
        drop: m.drop,
        choose: m.choose,
        hint: m.formatsHint,
        tooLarge: m.tooLarge,
        readFailed: m.readFailed,
        paste: m.paste,
        pasteHint: m.pasteHint,
        read: m.readText,
      }}
      largest={largestFile}
      {...content}
      onTake={(file, fileName) =>
        onChoose(
          { content: file, fileName: (fileName ?? m.pastedText).slice(0, 200) },
          fileName === null,
        )
      }
    >
      <Templates />
      {content.isReading && <ProgressView label={m.reading} progress={progress} />}
    </FileOrText>
  );
}

function Templates() {
  const m = useMessages(exchangeMessages);
  const makeFile = useExport();
  const toast = useToast();
  const [pending, setPending] = useState<'csv' | 'xlsx'>();
  const save = async (format: 'csv' | 'xlsx') => {
    setPending(format);
    try {
      saveExported(await makeFile({ format }));
    } catch (error) {
      toast({ title: m.exportFailed, message: messageOf(error, ''), tone: 'fail' });
    }
    setPending((current) => (current === format ? undefined : current));
  };
  return (
    <Group gap="xs" role="group" aria-label={m.templates}>
      <Text size="sm">{m.templates}</Text>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="subtle"
          size="compact-sm"
          loading={pending === format}
          onClick={() => void save(format)}
        >
          {m.formats[format]}
        </Button>
      ))}
    </Group>
  );
}

import { Button, Group, Text } from '@mantine/core';
import type { ImportProgress } from '#shared/features/exchange/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { FileOrText } from '#web/ui/form/file-or-text.tsx';
import { useExport } from './api.ts';
import { type ChosenFile, largestFile } from './chosen-file.ts';
import { ProgressView } from './import-progress.tsx';
import { exchangeMessages } from './messages/messages.ts';
import { saveExported } from './save-exported.ts';

interface FileChooserProps {
  isReading: boolean;
  /** How far the reading is. */
  progress: ImportProgress | null | undefined;
  error: unknown;
  onChoose: (file: ChosenFile) => void;
}

/** Takes a file to import, or a text. */
export function FileChooser({ isReading, progress, error, onChoose }: FileChooserProps) {
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
      isReading={isReading}
      error={error}
      onTake={(content, fileName) =>
        onChoose({ content, fileName: (fileName ?? m.pastedText).slice(0, 200) })
      }
    >
      <Templates />
      {isReading && <ProgressView label={m.reading} progress={progress} />}
    </FileOrText>
  );
}

function Templates() {
  const m = useMessages(exchangeMessages);
  const makeFile = useExport();
  const save = (format: 'csv' | 'xlsx') => void makeFile({ format }).then(saveExported);
  return (
    <Group gap="xs" role="group" aria-label={m.templates}>
      <Text size="sm">{m.templates}</Text>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} variant="subtle" size="compact-sm" onClick={() => save(format)}>
          {m.formats[format]}
        </Button>
      ))}
    </Group>
  );
}

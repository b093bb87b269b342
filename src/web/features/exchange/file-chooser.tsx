import { Alert, Button, Group, Progress, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { fileAsBase64 } from '#web/ui/file-as-base64.ts';
import { DropArea } from '#web/ui/form/drop-area.tsx';
import { useExport } from './api.ts';
import { type ChosenFile, largestFile } from './chosen-file.ts';
import { exchangeMessages } from './messages/messages.ts';
import { saveExported } from './save-exported.ts';

interface FileChooserProps {
  isReading: boolean;
  error: unknown;
  onChoose: (file: ChosenFile) => void;
}

/** Takes a file by drop or choice, or a text. */
export function FileChooser({ isReading, error, onChoose }: FileChooserProps) {
  const m = useMessages(exchangeMessages);
  const [text, setText] = useState('');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const takeFile = async (file: File | null | undefined) => {
    if (!file || isReading) return;
    setIsTooLarge(file.size > largestFile);
    if (file.size <= largestFile)
      onChoose({ fileName: file.name.slice(0, 200), content: await fileAsBase64(file) });
  };
  const takeText = async () =>
    onChoose({ fileName: m.pastedText, content: await fileAsBase64(new Blob([text])) });
  return (
    <>
      <DropArea
        label={m.drop}
        choose={m.choose}
        hint={m.formatsHint}
        disabled={isReading}
        onFile={(file) => void takeFile(file)}
      >
        <Templates />
      </DropArea>
      {isReading && (
        <div role="status">
          <Text size="sm">{m.reading}</Text>
          <Progress value={100} animated aria-hidden />
        </div>
      )}
      {isTooLarge && <Alert color="fail" role="alert" title={m.tooLarge} />}
      {error !== null && <FailureAlert title={m.readFailed} error={error} />}
      <Textarea
        label={m.paste}
        description={m.pasteHint}
        autosize
        minRows={5}
        maxRows={16}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button disabled={text.trim() === '' || isReading} onClick={() => void takeText()}>
          {m.readText}
        </Button>
      </Group>
    </>
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

import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { fileAsBase64 } from '#web/ui/file-as-base64.ts';
import { DropArea } from '#web/ui/form/drop-area.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { invitationMessages } from './messages/messages.ts';

/** Much more than a list of 2,000 people takes. */
const largestFile = 4 * 1024 * 1024;

const template = '\ufeffemail,name,username,class,language\r\nann@example.com,Ann Lee,,,en\r\n';

interface ListChooserProps {
  isReading: boolean;
  error: unknown;
  /** Gets the list as base64. */
  onRead: (content: string) => void;
}

/** Takes a list by drop, choice or paste. */
export function ListChooser({ isReading, error, onRead }: ListChooserProps) {
  const m = useMessages(invitationMessages);
  const [text, setText] = useState('');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const take = async (file: Blob | null | undefined) => {
    if (!file || isReading) return;
    setIsTooLarge(file.size > largestFile);
    if (file.size <= largestFile) onRead(await fileAsBase64(file));
  };
  return (
    <Stack>
      <DropArea
        label={m.drop}
        choose={m.choose}
        accept=".csv,.txt,text/csv,text/plain"
        hint={m.columns}
        disabled={isReading}
        onFile={(file) => void take(file)}
        actions={
          <Button
            variant="subtle"
            onClick={() => saveFile('people.csv', template, 'text/csv;charset=utf-8')}
          >
            {m.template}
          </Button>
        }
      />
      {isTooLarge && <Alert color="fail" role="alert" title={m.tooLarge} />}
      {error !== null && <FailureAlert title={m.readFailed} error={error} />}
      <Textarea
        label={m.paste}
        description={m.pasteHint}
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button
          disabled={text.trim() === ''}
          loading={isReading}
          onClick={() => void take(new Blob([text]))}
        >
          {m.read}
        </Button>
      </Group>
    </Stack>
  );
}

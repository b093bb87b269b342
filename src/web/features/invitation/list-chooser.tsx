import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { fileAsBase64 } from '#web/ui/file-as-base64.ts';
import { saveFile } from '#web/ui/save-file.ts';
import classes from './invitations-page.module.css';
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
      <DropArea disabled={isReading} onFile={(file) => void take(file)} />
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

interface DropAreaProps {
  disabled: boolean;
  onFile: (file: File | null | undefined) => void;
}

function DropArea({ disabled, onFile }: DropAreaProps) {
  const m = useMessages(invitationMessages);
  const [isOver, setIsOver] = useState(false);
  return (
    <Stack
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <IconFileImport size={32} aria-hidden />
      <Text fw={600}>{m.drop}</Text>
      <Group gap="xs" justify="center">
        <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={onFile}>
          {(props) => (
            <Button {...props} variant="default" disabled={disabled}>
              {m.choose}
            </Button>
          )}
        </FileButton>
        <Button
          variant="subtle"
          onClick={() => saveFile('people.csv', template, 'text/csv;charset=utf-8')}
        >
          {m.template}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" ta="center" maw="36rem">
        {m.columns}
      </Text>
    </Stack>
  );
}

import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FailureAlert } from '../failure-alert.tsx';
import { fileAsBase64 } from '../file-as-base64.ts';
import { DropArea } from './drop-area.tsx';

interface FileOrTextProps {
  words: {
    drop: string;
    choose: string;
    /** What the file may contain. */
    hint: string;
    tooLarge: string;
    readFailed: string;
    paste: string;
    pasteHint: string;
    /** The label of the button that takes the pasted text. */
    read: string;
  };
  accept?: string;
  /** Bytes. */
  largest: number;
  isReading: boolean;
  /** Why the last one could not be read; null if it could. */
  error: unknown;
  /** The text that is pasted, which the page keeps when it shows what was read. */
  text: string;
  onText: (text: string) => void;
  /** Gets the content as base64, and the name of a file. */
  onTake: (content: string, fileName: string | null) => void;
  /** Templates, for example. */
  children?: ReactNode;
}

/** Takes a file by drop or choice, or a pasted text. */
export function FileOrText(props: FileOrTextProps) {
  const { words, accept, largest, isReading, error, text, onText, onTake, children } = props;
  const [isTooLarge, setIsTooLarge] = useState(false);
  const take = async (content: Blob, fileName: string | null) => {
    setIsTooLarge(content.size > largest);
    if (content.size <= largest) onTake(await fileAsBase64(content), fileName);
  };
  return (
    <Stack>
      <DropArea
        label={words.drop}
        choose={words.choose}
        {...(accept ? { accept } : {})}
        hint={words.hint}
        disabled={isReading}
        onFile={(file) => {
          if (!isReading) void take(file, file.name);
        }}
      >
        {children}
      </DropArea>
      {isTooLarge && <Alert color="fail" role="alert" title={words.tooLarge} />}
      {error !== null && <FailureAlert title={words.readFailed} error={error} />}
      <Textarea
        label={words.paste}
        description={words.pasteHint}
        autosize
        minRows={4}
        maxRows={16}
        dir="auto"
        // What is added now would not be in what is read.
        readOnly={isReading}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button
          disabled={text.trim() === ''}
          loading={isReading}
          onClick={() => void take(new Blob([text]), null)}
        >
          {words.read}
        </Button>
      </Group>
    </Stack>
  );
}

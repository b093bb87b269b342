import { Button } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { FileOrText } from '#web/ui/form/file-or-text.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { invitationMessages } from './messages/messages.ts';

/** Much more than a list of 2,000 people takes. */
const largestFile = 4 * 1024 * 1024;

const template = '\ufeffemail,name,username,class,language\r\nann@example.com,Ann Lee,,,en\r\n';

interface ListChooserProps {
  isReading: boolean;
  error: unknown;
  text: string;
  onText: (text: string) => void;
  /** Gets the list as base64. */
  onRead: (content: string, isText: boolean) => void;
}

/** Takes a list of people as a file or a text. */
export function ListChooser({ onRead, ...content }: ListChooserProps) {
  const m = useMessages(invitationMessages);
  return (
    <FileOrText
      words={{
        drop: m.drop,
        choose: m.choose,
        hint: m.columns,
        tooLarge: m.tooLarge,
        readFailed: m.readFailed,
        paste: m.paste,
        pasteHint: m.pasteHint,
        read: m.read,
      }}
      accept=".csv,.txt,text/csv,text/plain"
      largest={largestFile}
      {...content}
      onTake={(list, fileName) => onRead(list, fileName === null)}
    >
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => saveFile('people.csv', template, 'text/csv;charset=utf-8')}
      >
        {m.template}
      </Button>
    </FileOrText>
  );
}

import { Alert, Button, Group, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { quizEditorMessages } from '../editor/messages/messages.ts';

/** The address of a new link, which is shown this once. */
export function NewLink({ url }: { url: string }) {
  const { share: m } = useMessages(quizEditorMessages);
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyText(url);
    toast(isCopied ? { title: m.copied, tone: 'pass' } : { title: m.notCopied, tone: 'fail' });
  };
  return (
    <Alert color="marigold" role="status" icon={<IconLink aria-hidden />} title={m.shownOnce}>
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <TextInput
          label={m.link}
          dir="ltr"
          readOnly
          value={url}
          flex={1}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={() => void copy()}>
          {m.copy}
        </Button>
      </Group>
    </Alert>
  );
}

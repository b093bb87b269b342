import { Alert, Button, Group, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { focusWhenShown } from '#web/keyboard/focus-when-shown.ts';
import { copyText } from './copy-text.ts';
import { useToast } from './toaster.tsx';

interface NewLinkProps {
  url: string;
  words: Record<'shownOnce' | 'link' | 'copy' | 'copied' | 'notCopied', string>;
}

/** The address of a new secret link, which is shown this once: it has the focus, not the button that would replace it. */
export function NewLink({ url, words: m }: NewLinkProps) {
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyText(url);
    toast(isCopied ? { title: m.copied, tone: 'pass' } : { title: m.notCopied, tone: 'fail' });
  };
  return (
    <Alert color="marigold" role="status" icon={<IconLink aria-hidden />} title={m.shownOnce}>
      <Group align="flex-end" gap="sm">
        <TextInput
          ref={focusWhenShown}
          label={m.link}
          dir="ltr"
          readOnly
          value={url}
          flex="1 1 12rem"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={() => void copy()}>
          {m.copy}
        </Button>
      </Group>
    </Alert>
  );
}

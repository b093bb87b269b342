import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { NewLink } from '#web/ui/new-link.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import { useAccessLink, useAccessLinkCalls } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';

/** The link by which members take a quiz that is by link. @param isSaved whether the stored quiz is by link */
export function AccessLinkPart({ quizId, isSaved }: { quizId: number; isSaved: boolean }) {
  const { share: words, access: m } = useMessages(quizEditorMessages);
  const dates = useDates();
  const link = useAccessLink(quizId)?.link;
  const { renew, end, isPending } = useAccessLinkCalls(quizId);
  const [url, setUrl] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const tried = async (call: () => Promise<string | undefined>) => {
    setFailure(undefined);
    try {
      setUrl(await call());
    } catch (error) {
      setFailure(messageOf(error, m.failed));
    }
  };
  return (
    <Stack gap="sm" component="section" aria-labelledby="access-link">
      <Title order={3} size="h5" id="access-link">
        {m.title}
      </Title>
      <Text size="sm">{m.hint}</Text>
      {!isSaved && <Alert color="marigold">{m.saveFirst}</Alert>}
      {link && (
        <Text size="sm" c="dimmed">
          {m.made({ date: dates.date(link.createdAt, 'moment') })}{' '}
          {link.openings === 0 ? m.unopened : m.openings({ count: link.openings })}
        </Text>
      )}
      <Group gap="sm">
        <Button
          variant={link ? 'default' : 'filled'}
          disabled={isPending}
          onClick={() => void tried(async () => (await renew()).url)}
        >
          {link ? m.renew : words.make}
        </Button>
        {link && (
          <Button
            variant="subtle"
            color="fail"
            disabled={isPending}
            onClick={() => void tried(async () => void (await end()))}
          >
            {m.end}
          </Button>
        )}
      </Group>
      {link && (
        <Text size="sm" c="dimmed">
          {m.endsOpenings}
        </Text>
      )}
      {failure && <FailureAlert title={m.failed} error={failure} />}
      {url && <NewLink key={url} url={url} words={words} />}
    </Stack>
  );
}

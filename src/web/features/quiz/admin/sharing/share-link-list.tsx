import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { useDates } from '#web/ui/text/moment.tsx';
import { type QuizShareLink, useShareLinkCalls, useShareLinks } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';

/** The valid links of the quiz, each of which can be ended. */
export function ShareLinkList({ quizId }: { quizId: number }) {
  const { share: m } = useMessages(quizEditorMessages);
  const links = useShareLinks(quizId);
  if (!links?.length) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {m.valid}
      </Title>
      {links.map((link) => (
        <ShareLinkRow key={link.id} link={link} />
      ))}
    </Stack>
  );
}

function ShareLinkRow({ link }: { link: QuizShareLink }) {
  const { share: m } = useMessages(quizEditorMessages);
  const dates = useDates();
  const report = useReportSave();
  const { end, isEnding } = useShareLinkCalls();
  const date = dates.date(link.expiresAt, 'moment');
  const made = dates.date(link.createdAt, 'moment');
  const failed = (error: unknown) => ({
    title: m.notEnded,
    message: messageOf(error, m.notEnded),
  });
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <div>
        <Text size="sm">{m.until({ date })}</Text>
        <Text size="sm" c="dimmed">
          {link.showsWork ? m.showsWork({ date: made }) : m.showsStored({ date: made })}
          {link.createdByName && ` · ${link.createdByName}`}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="fail"
        aria-label={m.endNamed({ date })}
        disabled={isEnding}
        // The message says what failed; nothing else depends on the call.
        onClick={() =>
          void report(end({ id: link.id }), { saved: { title: m.ended }, failed }).catch(
            () => undefined,
          )
        }
      >
        {m.end}
      </Button>
    </Group>
  );
}

import { Button, Group, Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useSite } from '#web/site.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { type PersonExceptions, useExceptionCalls } from './api.ts';
import { exceptionMessages } from './messages/messages.ts';

/** On a site that asks for it, lets the time count that the person has chosen. What is allowed already is not asked again. */
export function ChosenTime({ userId, data }: { userId: number; data: PersonExceptions }) {
  const m = useMessages(exceptionMessages);
  const format = useFormat();
  const { chosenTime } = useSite();
  const { set } = useExceptionCalls(userId);
  const { pending, run } = useReported(m.notDone);
  const { chosenTimePercent: extraTimePercent, updatedAt: loadedUpdatedAt } = data;
  const allowed = data.exceptions
    .filter((given) => given.class === null && given.quiz === null)
    .map((given) => given.extraTimePercent);
  if (chosenTime !== 'approved' || extraTimePercent <= Math.max(0, ...allowed)) return null;
  const allow = () =>
    set({
      ...{ userId, quizId: null, extraTimePercent, extraAttempts: 0, closesAt: null },
      loadedUpdatedAt,
    });
  return (
    <Group gap="sm">
      <Text size="sm">{m.hasChosen({ percent: format.percent(extraTimePercent, 100) })}</Text>
      <Button size="sm" loading={pending} onClick={() => void run(allow, m.added)}>
        {m.allowChosen}
      </Button>
    </Group>
  );
}

import { Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { practiceMessages } from '../messages/messages.ts';

/** When the question comes again. */
export function NextDue({ dueAt }: { dueAt: string }) {
  const m = useMessages(practiceMessages);
  return (
    <Text size="sm" c="dimmed">
      <Rich text={m.againOn} parts={{ date: () => <Moment at={dueAt} /> }} />
    </Text>
  );
}

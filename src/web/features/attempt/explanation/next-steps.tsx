import { Group, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { Explanation } from './api.ts';
import { explanationMessages } from './messages/messages.ts';

/** A practice set that fits the gaps; without one, a mix of what was seen. */
export function NextSteps({ explanation: { next, attempt } }: { explanation: Explanation }) {
  const { next: m } = useMessages(explanationMessages);
  const count = next?.questions ?? 0;
  if (count > 0)
    return (
      <>
        <Text>{m.meaning}</Text>
        <Group data-print="hide">
          <ButtonLink to="/practice" search={{ mode: 'gaps', attempt: attempt.id }}>
            {m.set({ count })}
          </ButtonLink>
        </Group>
      </>
    );
  return (
    <>
      <Text>{next ? m.nothing : m.hidden}</Text>
      <Group data-print="hide">
        <ButtonLink to="/practice" search={{ mode: 'mixed' }} variant="default">
          {m.mixed}
        </ButtonLink>
      </Group>
    </>
  );
}

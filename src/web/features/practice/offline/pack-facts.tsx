import { Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { PackState } from './api.ts';
import { offlineMessages } from './messages/messages.ts';

/** What is loaded, and whether answers wait to be sent. */
export function PackFacts({ state: { kept, unsent } }: { state: PackState }) {
  const m = useMessages(offlineMessages);
  const format = useFormat();
  return (
    <>
      {kept && (
        <Text size="sm">
          {m.loaded({ count: format.count(kept.pack.questions.length) })}
          {' · '}
          <Rich
            text={m.loadedOn}
            parts={{ date: () => <Moment at={kept.pack.loadedAt} form="moment" /> }}
          />
        </Text>
      )}
      {kept && kept.pack.leftOut > 0 && (
        <Text size="sm" c="dimmed">
          {m.leftOut({ count: format.count(kept.pack.leftOut) })}
        </Text>
      )}
      <Text size="sm" role="status">
        {unsent > 0 && m.waiting({ count: format.count(unsent) })}
        {unsent === 0 && kept && Object.keys(kept.results).length > 0 && m.allSent}
      </Text>
    </>
  );
}

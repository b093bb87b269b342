import { Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { AnswerToMark } from './api.ts';
import classes from './marking.module.css';
import { markingMessages } from './messages/messages.ts';

/** Who gave which mark, and when; the newest first, which counts. */
export function EarlierMarks({ answer }: { answer: AnswerToMark }) {
  const m = useMessages(markingMessages);
  const format = useFormat();
  return (
    <section aria-label={m.history}>
      <Text fw={600}>{m.history}</Text>
      <ol className={classes.history} data-marks reversed>
        {answer.marks.map(({ number, credit, markedAt, markedByName, comment }) => (
          <li key={number}>
            <b data-figures>{format.percent(credit, 100)}</b>
            {' · '}
            <bdi>{markedByName ?? m.unknown}</bdi>
            {' · '}
            <Moment at={markedAt} form="moment" />
            {comment && (
              <Text size="sm" dir="auto" className={classes.text}>
                {comment}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

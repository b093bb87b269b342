import { Text, Title } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { CellDetail } from '../api.ts';
import classes from './gradebook.module.css';
import { gradebookMessages } from './messages/messages.ts';

/** What teachers have written into the cell, the newest first. */
export function HistoryList({ detail: { history } }: { detail: CellDetail }) {
  const m = useMessages(gradebookMessages);
  const format = useFormat();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="cell-history">
      <Title order={3} size="h5" id="cell-history">
        {m.history}
      </Title>
      <ol className={classes.history}>
        {history.map(({ id, kind, at, byName, percentage, text }) => (
          <li key={id}>
            <span>
              {m.changes[kind]}
              {percentage !== null && (
                <>
                  {' '}
                  <b data-figures>{format.percent(percentage, 100)}</b>
                </>
              )}
            </span>
            {text !== null && (
              <q className={classes.quote} dir="auto">
                {text}
              </q>
            )}
            <Text span size="sm" c="dimmed">
              <bdi>{byName ?? m.formerTeacher}</bdi>, <Moment at={at} form="moment" />
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

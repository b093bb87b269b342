import { Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { QuestionQuality } from '../api.ts';
import { qualityMessages } from './messages/messages.ts';
import classes from './quality-page.module.css';

/** What learners reported, and how often they were right before. */
export function Reports({ reports }: Pick<QuestionQuality, 'reports'>) {
  const m = useMessages(qualityMessages);
  return (
    <ul className={classes.rows}>
      {reports.map(({ id, kind, note, reportedAt, reporter, settled, fixed }) => (
        <li key={id}>
          <b>{m.reportKinds[kind]}</b>
          {note !== null && (
            <Text size="sm" className={classes.note} dir="auto">
              {note}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            <bdi>{reporter ?? m.someone}</bdi>
            {' · '}
            <Moment at={reportedAt} />
            {' · '}
            {settled === 0 ? m.noRecord : m.record({ count: fixed })}
          </Text>
        </li>
      ))}
    </ul>
  );
}

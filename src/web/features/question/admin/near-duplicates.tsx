import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useNearDuplicates } from './api.ts';
import { bankMessages } from './messages/messages.ts';
import classes from './question-panel.module.css';

interface NearDuplicatesProps {
  id: number;
  onOpen: (id: number) => void;
}

/** Other questions with nearly the same text, to open. */
export function NearDuplicates({ id, onOpen }: NearDuplicatesProps) {
  const m = useMessages(bankMessages);
  const format = useFormat();
  const { data } = useNearDuplicates(id);
  if (!data) return <Skeleton h={24} aria-hidden />;
  if (data.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {m.noDuplicates}
      </Text>
    );
  return (
    <ul className={classes.rows}>
      {data.map(({ id: other, preview, similarity }) => (
        <li key={other} className={classes.row}>
          <UnstyledButton c="pen" fz="sm" dir="auto" onClick={() => onOpen(other)}>
            {preview}
          </UnstyledButton>
          <Text span size="xs" c="dimmed" data-figures>
            {m.similar({ percent: format.percent(similarity, 1) })}
          </Text>
        </li>
      ))}
    </ul>
  );
}

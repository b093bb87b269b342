import { Badge } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import type { QualityRow } from '../api.ts';
import { qualityMessages } from './messages/messages.ts';
import classes from './quality-page.module.css';

type FindingMark = QualityRow['findings'][number];

const colors: Record<FindingMark['kind'], string> = {
  wrong_key: 'fail',
  second_key: 'fail',
  guessed: 'marigold',
  drifted: 'marigold',
  unused_options: 'gray',
};

/** What was found, and how sure it is. */
export function FindingBadge({ finding: { kind, certainty } }: { finding: FindingMark }) {
  const m = useMessages(qualityMessages);
  const { concerns } = useMessages(adminUiMessages);
  return (
    <Badge color={colors[kind]} className={classes.badge} title={m.certainties[certainty]}>
      {concerns[kind]}
    </Badge>
  );
}

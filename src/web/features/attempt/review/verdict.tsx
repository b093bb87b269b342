import { Badge } from '@mantine/core';
import { IconCheck, IconDoorExit, IconHourglass, IconX } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { reviewMessages } from './messages/messages.ts';

export interface Judged {
  status: string;
  passed: boolean;
  /** How many answers wait for a mark. */
  toBeMarked?: number | undefined;
}

export type Verdict = 'passed' | 'failed' | 'waiting' | 'left';

/** A pass stays one; a miss is known when everything is marked. */
export function verdictOf({ status, passed, toBeMarked = 0 }: Judged): Verdict {
  if (passed) return 'passed';
  if (toBeMarked > 0) return 'waiting';
  return status === 'abandoned' ? 'left' : 'failed';
}

const icons = { passed: IconCheck, failed: IconX, waiting: IconHourglass, left: IconDoorExit };
const colours = { passed: 'pass', failed: 'fail', waiting: 'marigold', left: 'gray' } as const;

/** How an attempt ended, in a word. */
export function VerdictBadge({ attempt }: { attempt: Judged }) {
  const m = useMessages(reviewMessages);
  const verdict = verdictOf(attempt);
  const Icon = icons[verdict];
  return (
    <Badge color={colours[verdict]} miw="max-content" leftSection={<Icon size={16} aria-hidden />}>
      {m.verdict[verdict]}
    </Badge>
  );
}

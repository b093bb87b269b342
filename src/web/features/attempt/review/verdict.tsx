import { Badge } from '@mantine/core';
import { IconCheck, IconDoorExit, IconX } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { reviewMessages } from './messages/messages.ts';

export interface Judged {
  status: string;
  passed: boolean;
  selfReported: boolean;
}

export type Verdict = 'passed' | 'failed' | 'left';

export function verdictOf({ status, passed }: Judged): Verdict {
  if (passed) return 'passed';
  return status === 'abandoned' ? 'left' : 'failed';
}

const icons = { passed: IconCheck, failed: IconX, left: IconDoorExit };
const colours = { passed: 'pass', failed: 'fail', left: 'gray' } as const;

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

import { Text } from '@mantine/core';
import type { AttemptReview } from '#shared/features/attempt/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { reviewMessages } from './messages/messages.ts';

/** What the rules of an attempt do not show of its result, and when more is shown; nothing if all is shown. */
export function WithheldNote({ feedback: { level, more } }: Pick<AttemptReview, 'feedback'>) {
  const { withheld: m } = useMessages(reviewMessages);
  if (level === 'explanations') return null;
  return (
    <Text c="dimmed" size="sm" mb="sm">
      {m[level]}{' '}
      {more && <Rich text={m.more} parts={{ date: () => <Moment at={more.at} form="moment" /> }} />}
    </Text>
  );
}

import { Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { reviewMessages } from './messages/messages.ts';

/** Says that a result may still rise. */
export function ProvisionalNote({ toBeMarked = 0 }: { toBeMarked?: number | undefined }) {
  const m = useMessages(reviewMessages);
  return toBeMarked > 0 ? <Text size="sm">{m.provisional}</Text> : null;
}

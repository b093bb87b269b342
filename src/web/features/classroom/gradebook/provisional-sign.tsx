import { VisuallyHidden } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { gradebookMessages } from './messages/messages.ts';

/** A symbol beside a result that can still rise, because answers are to be marked. */
export function ProvisionalSign() {
  const { provisional } = useMessages(gradebookMessages);
  return (
    <>
      <IconHourglass size={14} aria-hidden />
      <VisuallyHidden>{provisional}</VisuallyHidden>
    </>
  );
}

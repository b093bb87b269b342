import { Center, Loader, VisuallyHidden } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';

/** Shown while a page's guard or data is loading. */
export function PageSpinner({ label }: { label?: string }) {
  const m = useMessages(uiMessages);
  return (
    <Center mih="50vh" role="status">
      <Loader aria-hidden />
      <VisuallyHidden>{label ?? m.loading}</VisuallyHidden>
    </Center>
  );
}

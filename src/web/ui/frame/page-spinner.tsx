import { Center, Loader, VisuallyHidden } from '@mantine/core';

/** Shown while a page's guard or data is loading. */
export function PageSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <Center mih="50vh" role="status">
      <Loader aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}

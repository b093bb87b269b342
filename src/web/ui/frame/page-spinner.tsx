import { Center, Loader, VisuallyHidden } from '@mantine/core';

/** Stands for a page while it is not known whether, or with what, it will show. */
export function PageSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <Center mih="50vh" role="status">
      <Loader aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}

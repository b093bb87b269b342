import type { ComponentProps } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { Page } from './page.tsx';

/** A page about something that is not there, or not for this visitor, and where to go instead. */
export function EmptyPage(props: Omit<ComponentProps<typeof EmptyState>, 'order'>) {
  return (
    <Page>
      <EmptyState order={1} {...props} />
    </Page>
  );
}

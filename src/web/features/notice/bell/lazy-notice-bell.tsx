import { ActionIcon } from '@mantine/core';
import { Suspense } from 'react';
import { useUser } from '#web/session/session.tsx';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';

// Most visits begin as a guest's, who has no bell.
const NoticeBell = lazyPart(
  () => import('./notice-bell.tsx').then((file) => file.NoticeBell),
  NoPart,
);

/** A member's bell in the header; an empty button of its size while its code loads. */
export function LazyNoticeBell() {
  const user = useUser();
  return (
    user && (
      <Suspense fallback={<ActionIcon size={44} disabled aria-hidden />}>
        <NoticeBell />
      </Suspense>
    )
  );
}

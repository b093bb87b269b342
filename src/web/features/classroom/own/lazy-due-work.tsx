import { Suspense } from 'react';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';

// Most visits of the first page begin as a guest's, who is in no class.
const DueWork = lazyPart(() => import('./due-work.tsx').then((file) => file.DueWork), NoPart);

/** A member's assignments on the first page. */
export const LazyDueWork = () => (
  <Suspense fallback={null}>
    <DueWork />
  </Suspense>
);

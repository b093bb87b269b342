import { Suspense } from 'react';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';

// Few visits find a quiz that has to be waited for.
const ReopenSwitch = lazyPart(
  () => import('./reopen-switch.tsx').then((file) => file.ReopenSwitch),
  NoPart,
);

export function LazyReopenSwitch({ quizId }: { quizId: number }) {
  return (
    <Suspense>
      <ReopenSwitch quizId={quizId} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';

// Most visits of the first page begin as a guest's, who has no goal.
const GoalLine = lazyPart(() => import('./goal-line.tsx').then((file) => file.GoalLine), NoPart);

/** The place of a member's daily goal on the first page. */
export function GoalPlace() {
  return (
    <Suspense fallback={null}>
      <GoalLine />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';
import classes from './goal-place.module.css';

// Most visits of the first page begin as a guest's, who has no goal.
const GoalLine = lazyPart(() => import('./goal-line.tsx').then((file) => file.GoalLine), NoPart);

/** The place of a member's daily goal on the first page. */
export function GoalPlace() {
  return (
    <div className={classes.place}>
      <Suspense fallback={null}>
        <GoalLine />
      </Suspense>
    </div>
  );
}

import { Suspense } from 'react';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';
import classes from './lazy-goal-line.module.css';

// Most visits of the first page begin as a guest's, who has no goal.
const GoalLine = lazyPart(() => import('./goal-line.tsx').then((file) => file.GoalLine), NoPart);

/** A member's daily goal on the first page. */
export function LazyGoalLine() {
  return (
    <div className={classes.goal}>
      <Suspense fallback={null}>
        <GoalLine />
      </Suspense>
    </div>
  );
}

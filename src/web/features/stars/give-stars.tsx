import { Suspense } from 'react';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';
import { useOwnStars } from './api.ts';

const Part = lazyPart(() => import('./own-stars.tsx').then((file) => file.OwnStars), NoPart);

/** Asks a learner who has taken the quiz for stars; once given, it shows them. */
export function GiveStars({ quizId }: { quizId: number }) {
  const own = useOwnStars(quizId);
  if (!own?.mayGive) return null;
  return (
    <Suspense>
      <Part key={quizId} quizId={quizId} own={own} />
    </Suspense>
  );
}

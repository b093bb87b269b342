import { Suspense } from 'react';
import { useUser } from '#web/session/session.tsx';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';

// The page is the same for everyone until it knows who is signed in.
const QuizAssignments = lazyPart(
  () => import('./quiz-assignments.tsx').then((file) => file.QuizAssignments),
  NoPart,
);

/** What the classes of a member have assigned of a quiz, on its page. */
export function LazyQuizAssignments({ quizId }: { quizId: number }) {
  if (useUser() === null) return null;
  return (
    <Suspense fallback={null}>
      <QuizAssignments quizId={quizId} />
    </Suspense>
  );
}

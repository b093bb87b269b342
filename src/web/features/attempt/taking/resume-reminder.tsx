import { Suspense } from 'react';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';
import { useOpenAttempts } from '../open-api.ts';
import './resume-pill.module.css';

// Few visits find an open attempt: only they load the code. The styles are there before it.
const ResumePill = lazyPart(
  () => import('./resume-pill.tsx').then((file) => file.ResumePill),
  NoPart,
);

/** In the header while an attempt is open: the link to it. */
export function ResumeReminder() {
  const [attempt] = useOpenAttempts();
  return (
    attempt && (
      <Suspense>
        <ResumePill attempt={attempt} />
      </Suspense>
    )
  );
}

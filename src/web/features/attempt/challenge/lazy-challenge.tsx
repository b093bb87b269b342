import { Button } from '@mantine/core';
import { IconSwords } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useWasOpened } from '#web/ui/dialog/last-shown.ts';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';
import { resultsMessages } from '../results/messages/messages.ts';
import { useChallengeComparison } from './api.ts';

const ChallengeDialog = lazyPart(() =>
  import('./challenge-dialog.tsx').then((file) => file.ChallengeDialog),
);
// Few attempts were begun by a challenge.
const ComparisonCard = lazyPart(
  () => import('./comparison-card.tsx').then((file) => file.ComparisonCard),
  NoPart,
);

/** The result beside that of the challenge by which the attempt was begun, if it was. */
export function LazyComparisonCard({ attemptId }: { attemptId: number }) {
  const comparison = useChallengeComparison(attemptId);
  return <Suspense>{comparison && <ComparisonCard comparison={comparison} />}</Suspense>;
}

/** Challenges others with the paper of an attempt. */
export function ChallengeButton({ attemptId }: { attemptId: number }) {
  const m = useMessages(resultsMessages);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  return (
    <>
      <Button
        variant="default"
        data-print="hide"
        leftSection={<IconSwords size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {m.challengeFriend}
      </Button>
      <Suspense>
        {wasOpened && (
          <ChallengeDialog attemptId={attemptId} opened={isOpen} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { resultsMessages } from '../results/messages/messages.ts';

const Part = lazyPart(() => import('./explained-result.tsx').then((file) => file.ExplainedResult));

/** Explains a result when the learner wants it; its code and its figures are loaded only then. */
export function ExplainButton({ attemptId }: { attemptId: number }) {
  const m = useMessages(resultsMessages);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        mb="md"
        data-print="hide"
        leftSection={<IconChartBar size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {m.explain}
      </Button>
      <div id={id}>
        {isOpen && (
          <Suspense>
            <Part attemptId={attemptId} />
          </Suspense>
        )}
      </div>
    </>
  );
}

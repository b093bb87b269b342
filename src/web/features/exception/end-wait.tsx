import { Button } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { exceptionMessages } from './messages/messages.ts';

interface EndWaitProps {
  label: string;
  /** The label with the name of the quiz; undefined for all quizzes. */
  named?: string;
  act: () => Promise<unknown>;
}

export function EndWait({ label, named, act }: EndWaitProps) {
  const m = useMessages(exceptionMessages);
  const { pending, run } = useReported(m.notDone);
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        aria-label={named}
        loading={pending}
        onClick={() => void run(act, named ? m.waitEnded : m.waitsEnded)}
      >
        {label}
      </Button>
    </div>
  );
}

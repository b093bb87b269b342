import { Button } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { exceptionMessages } from './messages/messages.ts';

interface EndWaitProps {
  /** The name of the quiz. */
  name: string;
  act: () => Promise<unknown>;
}

export function EndWait({ name, act }: EndWaitProps) {
  const m = useMessages(exceptionMessages);
  const { pending, run } = useReported(m.notDone);
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        aria-label={m.endWaitNamed({ name })}
        loading={pending}
        onClick={() => void run(act, m.waitEnded)}
      >
        {m.endWait}
      </Button>
    </div>
  );
}

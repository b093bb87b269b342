import { Button } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { focusAround } from './focus-around.ts';
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
  const end = async (button: Element) => {
    const focus = focusAround(button);
    if (await run(act, named ? m.waitEnded : m.waitsEnded)) focus();
  };
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        aria-label={named}
        loading={pending}
        onClick={({ currentTarget }) => void end(currentTarget)}
      >
        {label}
      </Button>
    </div>
  );
}

import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Decision } from '#shared/features/quality/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useDecide } from '../api.ts';
import { qualityMessages } from './messages/messages.ts';
import classes from './quality-page.module.css';

interface DecisionButtonsProps {
  id: number;
  /** When the latest report was written that is shown; before all of them if none is. */
  reportedUpTo: string;
}

/** The question was changed, or it stays as it is. */
export function DecisionButtons({ id, reportedUpTo }: DecisionButtonsProps) {
  const m = useMessages(qualityMessages);
  const decide = useDecide();
  const { pending, run } = useReported(m.notDone);
  const [chosen, setChosen] = useState<Decision>();
  const settle = async (decision: Decision) => {
    setChosen(decision);
    await run(() => decide({ id, decision, reportedUpTo }), m.done[decision]);
  };
  const choices = [
    { decision: 'fixed', label: m.fix, hint: m.fixHint },
    { decision: 'kept', label: m.keep, hint: m.keepHint },
  ] as const;
  return (
    <div className={classes.rows}>
      {choices.map(({ decision, label, hint }) => (
        <div key={decision}>
          <Button
            variant="default"
            onClick={() => void settle(decision)}
            loading={pending && chosen === decision}
            disabled={pending && chosen !== decision}
          >
            {label}
          </Button>
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        </div>
      ))}
    </div>
  );
}

import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Decision } from '#shared/features/quality/schema.ts';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useDecide } from '../api.ts';
import { qualityMessages } from './messages/messages.ts';
import classes from './quality-page.module.css';

/** The question was changed, or it stays as it is. */
export function DecisionButtons({ id }: { id: number }) {
  const m = useMessages(qualityMessages);
  const decide = useDecide();
  const toast = useToast();
  const [pending, setPending] = useState<Decision>();
  const settle = async (decision: Decision) => {
    setPending(decision);
    try {
      await decide({ id, decision });
      toast({ title: m.done[decision], tone: 'pass' });
    } catch (error) {
      toast({ title: m.notDone, message: messageOf(error, ''), tone: 'fail' });
    } finally {
      setPending(undefined);
    }
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
            loading={pending === decision}
            disabled={pending !== undefined && pending !== decision}
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

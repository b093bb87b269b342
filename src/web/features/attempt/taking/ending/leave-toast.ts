import { useMemo } from 'react';
import type { LeaveOutcome } from '#shared/features/attempt/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { endingMessages } from './messages/messages.ts';

/** The message after leaving a quiz: when it was received, whether it counts, when the quiz opens again. */
export function useLeaveToast() {
  const toast = useToast();
  const m = useMessages(endingMessages);
  const dates = useDates();
  const clock = useServerClock();
  return useMemo(
    () => ({
      left: (title: string, outcome: LeaveOutcome) => {
        const time = dates.date(new Date(clock.now()).toISOString(), 'seconds');
        if (outcome.kind === 'void') {
          toast({ title: m.left.title({ quiz: title }), message: m.left.void({ time }) });
        } else {
          const opens = outcome.result.canRetakeAt;
          toast({
            title: m.left.title({ quiz: title }),
            message: opens
              ? m.left.countsUntil({ time, opens: dates.date(opens, 'moment') })
              : m.left.counts({ time }),
            duration: 8000,
          });
        }
      },
      stillOpen: (title: string) =>
        toast({
          title: m.stillOpen.title({ quiz: title }),
          message: m.stillOpen.reason,
          tone: 'fail',
        }),
    }),
    [toast, m, dates, clock],
  );
}

import { useMemo } from 'react';
import type { LeaveOutcome } from '#shared/features/attempt/schema.ts';
import { useServerClock } from '#web/server-clock.tsx';
import { formatDate, formatTime } from '#web/ui/text/format.ts';
import { useTimeZone } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';

/** The message after leaving a quiz: when it was received, whether it counts, when the quiz opens again. */
export function useLeaveToast() {
  const toast = useToast();
  const zone = useTimeZone();
  const clock = useServerClock();
  return useMemo(
    () => ({
      left: (title: string, outcome: LeaveOutcome) => {
        const at = formatTime(new Date(clock.now()).toISOString(), zone);
        if (outcome.kind === 'void') {
          toast({
            title: `You left “${title}”`,
            message: `Received ${at}. It does not count: you left within the first seconds.`,
          });
        } else {
          const opens = outcome.result.canRetakeAt;
          toast({
            title: `You left “${title}”`,
            message: `Received ${at}. The attempt counts as not passed.${
              opens ? ` You can retake the quiz on ${formatDate(opens, 'moment', zone)}.` : ''
            }`,
            duration: 8000,
          });
        }
      },
      stillOpen: (title: string) =>
        toast({
          title: `“${title}” is still open`,
          message: 'The server could not be reached. You can resume it until its time is up.',
          tone: 'fail',
        }),
    }),
    [toast, zone, clock],
  );
}
